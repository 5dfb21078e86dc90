/** Milliseconds that a dialog takes to come and to go (LAY-11); none under reduced motion. */
export const DIALOG_OPEN_DELAY_MS = 200;
export const DIALOG_EXIT_DELAY_MS = 200;
