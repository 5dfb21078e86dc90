import { IMAGE_ID, IMAGE_PREFIX, SEO_NAME, SERVED_WIDTHS } from '../contract/image-address.ts';

/**
 * Whether an address is a picture of this site (SEC-06): what comes from elsewhere tells another host who
 * reads the page.
 *
 * @param bases what may stand before `/resource`: nothing, or the host of the pictures
 */
export function isOwnImage(address: string, bases: readonly string[]): boolean {
  const base = bases.find((each) => address.startsWith(`${each}${IMAGE_PREFIX}/`));
  if (base === undefined) return false;
  const [width = '', id = '', name = '', ...more] = address
    .slice(`${base}${IMAGE_PREFIX}/`.length)
    .split('/');
  return (
    more.length === 0 &&
    SERVED_WIDTHS.some((each) => String(each) === width) &&
    IMAGE_ID.test(id) &&
    SEO_NAME.test(name)
  );
}
