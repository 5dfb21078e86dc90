/** The rules in a document are all that it needs: with the whole stylesheet nothing on it looks otherwise. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { pathOfPage, SITE_PAGES } from '../support/site-paths.ts';

const browser = testBrowser();

test.each(SITE_PAGES)('RES-03 %s is drawn by the rules in it, scripts off', async (kind) => {
  const visitor = await browser.visitor('de', { scripts: 'off' });
  for (const viewport of [PHONE, DESKTOP]) {
    await visitor.page.setViewportSize(viewport);
    await visitor.open(pathOfPage(kind, 'de'));
    expect(await visitor.page.evaluate(changedByStylesheet)).toEqual([]);
  }
});

test('RES-03 the measure sees it when a rule is missing', async () => {
  const visitor = await browser.visitor('de', { scripts: 'off' });
  await visitor.open(pathOfPage('cookies', 'de'));
  await visitor.page.evaluate(() => {
    const sheet = document.querySelector<HTMLStyleElement>('style')?.sheet;
    const layers = [...(sheet?.cssRules ?? [])].map((rule) => rule instanceof CSSLayerBlockRule);
    sheet?.deleteRule(layers.lastIndexOf(true));
  });
  expect(await visitor.page.evaluate(changedByStylesheet)).not.toEqual([]);
});

test('RES-03 the stylesheet comes with scripts, for what they show', async () => {
  const visitor = await browser.visitor('de');
  await visitor.open(pathOfPage('home', 'de'));
  const media = () =>
    visitor.page.evaluate(() => document.querySelector('link[media]')?.getAttribute('media'));
  await expect.poll(media).toBe('all');
});

/** Runs in the page: what the stylesheet would change, with everything opened. */
function changedByStylesheet(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  // Of elements that are alike one tells enough.
  const elements = new Map(
    [...document.querySelectorAll('[class]')].map((element) => [
      `${element.localName}.${element.getAttribute('class')}`,
      element,
    ]),
  );
  const stylesOf = () =>
    [...elements].flatMap(([name, element]) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const keys = part && style.content === 'none' ? [] : [...style];
        return keys
          .filter((key) => !key.startsWith('--'))
          .map((key) => `${name}${part} ${key}: ${style.getPropertyValue(key)}`);
      }),
    );
  const before = new Set(stylesOf());
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link?.sheet) return ['no stylesheet'];
  link.media = 'all';
  return stylesOf()
    .filter((line) => !before.has(line))
    .slice(0, 5);
}
