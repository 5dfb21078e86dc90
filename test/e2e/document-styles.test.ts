/** The rules in a document are all that it needs: with the whole stylesheet nothing on it looks otherwise. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { pathOfPage, SITE_PAGES } from '../support/site-paths.ts';

const browser = testBrowser();

test.each(SITE_PAGES)('RES-03 %s is drawn by the rules in it, scripts off', async (kind) => {
  const { page, open } = await browser.visitor('de', { scripts: 'off' });
  await open(pathOfPage(kind, 'de'));
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(changedByStylesheet)).toEqual([]);
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

test('RES-03 the stylesheet comes with scripts, for what they show, after all others', async () => {
  const visitor = await browser.visitor('de');
  await visitor.open(pathOfPage('home', 'de'));
  const last = () =>
    visitor.page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const [first] = links;
      return { isOfAll: links.at(-1)?.media === '', isTheSame: links.at(-1)?.href === first?.href };
    });
  await expect.poll(last).toEqual({ isOfAll: true, isTheSame: true });
});

/** Runs in the page: what the stylesheet would change, with everything opened. */
function changedByStylesheet(): string[] {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link?.sheet) return ['no stylesheet'];
  for (const details of document.querySelectorAll('details')) details.open = true;
  // Of elements that are alike one tells enough.
  const elements = new Map(
    [...document.querySelectorAll('[class]')].map((element) => [
      `${element.localName}.${element.getAttribute('class')}`,
      element,
    ]),
  );
  // It changes no others: of the four hundred that there are, most are set nowhere.
  const keys = new Set<string>();
  const addKeys = (rule: CSSRule): void => {
    if (rule instanceof CSSStyleRule) {
      for (const key of rule.style) if (!key.startsWith('--')) keys.add(key);
    }
    if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) addKeys(inner);
  };
  for (const rule of link.sheet.cssRules) addKeys(rule);
  const stylesOf = () =>
    [...elements].flatMap(([name, element]) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return [...keys].map((key) => `${name}${part} ${key}: ${style.getPropertyValue(key)}`);
      }),
    );
  const before = new Set(stylesOf());
  link.media = 'all';
  const changed = stylesOf().filter((line) => !before.has(line));
  link.media = 'print';
  return changed.slice(0, 5);
}
