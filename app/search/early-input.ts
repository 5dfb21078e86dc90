/**
 * What is filled in before the code has come that counts what a form would find (RES-10): it is told again
 * to that.
 */
const filledIn = new Set<EventTarget>();
let isHeard = false;

/** Returns how to stop; does nothing once somebody hears. */
export function watchInput(): () => void {
  if (!isHeard) document.addEventListener('input', note);
  return stopWatching;
}

/** Tells of it, once: whoever calls hears for himself from now on. */
export function retellInput(): void {
  isHeard = true;
  stopWatching();
  for (const target of filledIn) target.dispatchEvent(new Event('input', { bubbles: true }));
  filledIn.clear();
}

function stopWatching(): void {
  document.removeEventListener('input', note);
}

function note({ target }: Event): void {
  if (target) filledIn.add(target);
}
