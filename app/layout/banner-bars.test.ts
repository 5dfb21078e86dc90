import { describe, expect, test } from 'vitest';
import type { BannerBar } from '../../contract/layout.ts';
import { bannerColours, shownBannerBars } from './banner-bars.tsx';

const bar = (id: string, more: Partial<BannerBar> = {}): BannerBar => ({
  id,
  message: id,
  position: 'top',
  backgroundColor: 'red',
  textColor: 'white',
  closable: true,
  routes: { match: [], exclude: [] },
  ...more,
});

const idsAt = (path: string, bars: BannerBar[], dismissed: string[] = []) =>
  shownBannerBars(bars, { path, position: 'top', dismissed }).map(({ id }) => id);

describe('LAY-08 shownBannerBars', () => {
  test('each bar stands at its own end of the page', () => {
    const bars = [bar('a'), bar('b', { position: 'bottom' })];
    expect(idsAt('/', bars)).toEqual(['a']);
    const bottom = shownBannerBars(bars, { path: '/', position: 'bottom', dismissed: [] });
    expect(bottom.map(({ id }) => id)).toEqual(['b']);
  });

  test('routes match and exclude, a star for one segment', () => {
    const bars = [
      bar('everywhere'),
      bar('travels', { routes: { match: ['/reisen/*'], exclude: ['/reisen/island'] } }),
    ];
    expect(idsAt('/', bars)).toEqual(['everywhere']);
    expect(idsAt('/reisen/japan', bars)).toEqual(['everywhere', 'travels']);
    expect(idsAt('/reisen/island', bars)).toEqual(['everywhere']);
  });

  test('a closed bar stays away; one that cannot be closed does not', () => {
    const bars = [bar('a'), bar('b', { closable: false }), bar('c')];
    expect(idsAt('/', bars, ['a', 'b'])).toEqual(['b', 'c']);
  });
});

describe('LAY-08 bannerColours', () => {
  test.each([
    ['#1b1f3b', '#FFF', '#1b1f3b', '#FFF'],
    ['teal', 'rgb(255 246 236 / 90%)', 'teal', 'rgb(255 246 236 / 90%)'],
    ['red', 'white', '#d12640', 'white'],
  ])('%s under %s', (backgroundColor, textColor, background, color) => {
    expect(bannerColours({ backgroundColor, textColor })).toEqual({
      backgroundColor: background,
      color,
    });
  });

  test.each(['red;position:fixed', 'url(//evil.example/x)', 'var(--x)', ''])(
    'SEC-06 %o is no colour',
    (value) => {
      const colours = bannerColours({ backgroundColor: value, textColor: value });
      expect(colours).toEqual({ backgroundColor: '#d12640', color: 'white' });
    },
  );
});
