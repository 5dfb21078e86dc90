import { from } from '../styles/media.ts';

/**
 * Sends a form of filters as one of its fields changes, on a screen that is wide enough to show the list beside or below
 * them; a phone has a button that leads to the list.
 *
 * @param pathname the page's, where it stays at its place; the form's own action leads to a part of it
 */
export function applyWhereWide(form: HTMLFormElement, pathname: string): void {
  const button = form.querySelector('button');
  if (!button || !matchMedia(from.large).matches) return;
  button.setAttribute('formaction', pathname);
  form.requestSubmit(button);
}
