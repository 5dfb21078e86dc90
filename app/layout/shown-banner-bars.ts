/** Which banner bars a page shows, and in which colours (LAY-08). */
import type { BannerBar } from '../../contract/layout.ts';
import { isShownOnRoute } from '../../domain/route-pattern.ts';

/** The bars of one end of the page at a path, without those that the visitor has closed. */
export function shownBannerBars(
  bars: readonly BannerBar[],
  page: {
    readonly path: string;
    readonly position: BannerBar['position'];
    readonly dismissed: readonly string[];
  },
): readonly BannerBar[] {
  return bars.filter(
    (bar) =>
      bar.position === page.position &&
      !(bar.closable && page.dismissed.includes(bar.id)) &&
      isShownOnRoute(page.path, bar.routes),
  );
}

const COLOUR = /^([a-z]+|#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** The contract's default is the word "red": here it is the deep coral, on which white can be read. */
const RED = '#d12640';

/** The bar's colours as style values: customer's data, so what is no colour gives way to the default. */
export function bannerColours({
  backgroundColor,
  textColor,
}: Pick<BannerBar, 'backgroundColor' | 'textColor'>): { backgroundColor: string; color: string } {
  const background = COLOUR.test(backgroundColor) ? backgroundColor : 'red';
  return {
    backgroundColor: background === 'red' ? RED : background,
    color: COLOUR.test(textColor) ? textColor : 'white',
  };
}
