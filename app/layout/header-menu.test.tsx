import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../../contract/layout.ts';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { entry as entryClass } from './header-menu.css.ts';
import { HeaderMenu } from './header-menu.tsx';
import { menuEntries } from './menu.ts';
import { staying } from './header-menu.css.ts';

const link = (id: string): MenuItem => ({ id, label: id, type: 'link', routingKey: 'travels' });
const group = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  type: 'drop-down',
  children: [link(`${id}-child`)],
  ...more,
});

async function drawn(menu: readonly MenuItem[]) {
  const contacts = { books: {}, blocks: [] };
  const element = <HeaderMenu entries={menuEntries(menu, 'en-WE')} />;
  const html = await renderInSite(element, { layout: { contacts } });
  // The button's own is the first.
  const folds = byRole(html).all('group').slice(1);
  return { folds, html, text: visibleText(html) };
}

describe('LAY-05 LAY-15 the menu', () => {
  test('groups fold, each by itself and closed at first', async () => {
    const { folds, text } = await drawn([group('one'), group('two')]);
    expect(folds).toHaveLength(2);
    for (const { attributes } of folds) {
      expect([attributes.name, attributes.open]).toEqual([undefined, undefined]);
    }
    expect(text).toContain('one-child');
  });

  test('one with removeAccordionOnMobile is always unfolded in the sheet', async () => {
    const { folds, text } = await drawn([group('one', { removeAccordionOnMobile: true })]);
    expect(folds).toHaveLength(1);
    expect(folds[0]?.attributes.class).toContain(staying);
    expect(text).toContain('one-child');
  });

  test('of mega-menus one is open, and their groups fold in them', async () => {
    const children = [group('inner'), group('flat', { removeAccordionOnMobile: true })];
    const { folds, text } = await drawn([group('mega', { type: 'mega-menu', children })]);
    expect(folds).toHaveLength(2);
    expect(folds.map(({ attributes }) => attributes.name)).toEqual(['header-menu', undefined]);
    expect(text).toContain('Back mega');
    expect(text).toContain('inner-child');
    expect(text).toContain('flat-child');
  });

  test('each of its links is written once', async () => {
    const { html } = await drawn([link('plain'), group('one'), group('two')]);
    for (const id of ['plain', 'one-child', 'two-child']) {
      expect(byRole(html).all('link', id)).toHaveLength(1);
    }
  });

  test.each([
    ['NEW', 'New'],
    ['HOT', 'Sale'],
    ['SAFE', 'Safe'],
  ] as const)('the badge %s is a word', async (badge, word) => {
    expect((await drawn([{ ...link('one'), badge }])).text).toContain(`one ${word}`);
  });

  test.each([
    ['a group', group('one')],
    ['a mega-menu', group('one', { type: 'mega-menu' })],
  ])('what opens %s has icon, look and badge like a link', async (_, entry) => {
    const item = { ...entry, icon: 'globe', style: 'accent', badge: 'NEW' } as const;
    const { html, folds } = await drawn([item]);
    const [opener] = folds[0]?.within.all('button') ?? [];
    expect(opener?.text).toMatch(/one New$/);
    expect(opener?.attributes.class).toContain(entryClass.accent);
    const icons = readHtml(html).elements.filter(({ name }) => name === 'use');
    const hrefs = icons.map(({ attributes }) => attributes.get('href'));
    expect(hrefs.filter((href) => href?.endsWith('#globe'))).toHaveLength(2);
  });

  test('without entries there is none', async () => {
    expect((await drawn([])).text).toBe('');
  });
});
