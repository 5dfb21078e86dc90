/**
 * Where the code is typed that proves an address (CODE-01, WISH-02). One component with the other steps: the dialog
 * stays as it is while one leads to the next.
 */
export { default } from '../wishlist-steps/modal.tsx';
