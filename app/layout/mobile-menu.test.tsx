import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../../contract/layout.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { menuEntries } from './menu.ts';
import { groupName } from './mobile-menu.css.ts';
import { MobileMenu } from './mobile-menu.tsx';

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
  const element = <MobileMenu entries={menuEntries(menu, 'en-WE')} />;
  const html = await renderInSite(element, { layout: { contacts } });
  // The menu itself is the first.
  const folds = [...html.matchAll(/<details([^>]*)>/g)]
    .slice(1)
    .map(([, attributes]) => attributes);
  return { folds, html, text: visibleText(html) };
}

describe('LAY-05 LAY-15 the menu of small screens', () => {
  test('groups fold, each by itself and closed at first', async () => {
    const { folds, text } = await drawn([group('one'), group('two')]);
    expect(folds).toHaveLength(2);
    for (const attributes of folds) expect(attributes).not.toMatch(/ (name|open)=/);
    expect(text).toContain('one-child');
  });

  test('one with removeAccordionOnMobile is always unfolded', async () => {
    const { folds, text } = await drawn([group('one', { removeAccordionOnMobile: true })]);
    expect(folds).toHaveLength(0);
    expect(text).toContain('one-child');
  });

  test('a mega-menu is a level with a way back, and its groups fold in it', async () => {
    const children = [group('inner'), group('flat', { removeAccordionOnMobile: true })];
    const { folds, text } = await drawn([group('mega', { type: 'mega-menu', children })]);
    expect(folds).toHaveLength(2);
    expect(text).toContain('Back mega');
    expect(text).toContain('inner-child');
    expect(text).toContain('flat-child');
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
    ['a level', group('one', { type: 'mega-menu' })],
  ])('%s has icon, look and badge like a link', async (_, entry) => {
    const { html, text } = await drawn([
      { ...entry, icon: 'globe', style: 'accent', badge: 'NEW' },
    ]);
    expect(text).toMatch(/one New/);
    const summary = html.slice(html.lastIndexOf('<summary'), html.lastIndexOf('</summary>'));
    expect(summary).toContain('#globe');
    expect(summary).toContain(groupName.accent);
  });

  test('without entries there is none', async () => {
    expect((await drawn([])).text).toBe('');
  });
});
