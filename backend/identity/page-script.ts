/**
 * What scripts add to the provider's pages (CODE-01): seconds that count down to the next code, and a message while a
 * form is checked. Inside the document and allowed by its hash, as the styles are (SEC-04); without it the pages say a
 * time, and work.
 */
import { createHash } from 'node:crypto';

export const PAGE_SCRIPT = `
for (const note of document.querySelectorAll('[data-seconds]')) {
  const end = Date.now() + note.dataset.seconds * 1000;
  const tick = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    note.textContent = left > 0 ? '(' + left + ' s)' : '';
    if (left <= 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  tick();
}
const say = (isChecking) => {
  for (const note of document.querySelectorAll('[data-checking]'))
    note.textContent = isChecking ? note.dataset.checking : '';
};
addEventListener('submit', () => say(true));
addEventListener('pageshow', () => say(false));
`;

export const SCRIPT_HASH = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
