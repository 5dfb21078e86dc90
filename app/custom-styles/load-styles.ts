/** Milliseconds that a page waits for its stylesheet; it can be read without. */
const PATIENCE_MS = 1_500;

/**
 * Loads the custom stylesheet of the next page before the page is rendered, which avoids a flash of unstyled
 * content. The current page does not change, because its parts have other classes.
 */
export function loadStyles(address: string | undefined): Promise<void> {
  if (address === undefined || isThere(address)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const done = (): void => resolve();
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    setTimeout(done, PATIENCE_MS);
    document.head.append(link);
  });
}

function isThere(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return [...document.styleSheets].some((sheet) => sheet.href === href);
}
