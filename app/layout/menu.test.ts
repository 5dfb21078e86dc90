import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../../contract/layout.ts';
import { exampleImage } from '../images/example-image.ts';
import { menuEntries } from './menu.ts';
import { plainImage } from '../images/image-source.ts';

const link = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  type: 'link',
  routingKey: 'travels',
  ...more,
});

const group = (id: string, children: MenuItem[], more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  type: 'drop-down',
  children,
  ...more,
});

describe('LAY-05 menuEntries', () => {
  test('a link has the path of its market, its badge, and its own tab', () => {
    const [entry] = menuEntries([link('a', { badge: 'HOT', target: '_blank' })], 'de');
    expect(entry).toEqual({ label: 'a', href: '/reisen', badge: 'HOT', opensNewTab: true });
  });

  test('children go to the third level', () => {
    const deep = group('1', [group('2', [group('3', [link('4')], { routingKey: 'sales' })])]);
    const third = menuEntries([deep], 'it')[0]?.children?.[0]?.children?.[0];
    expect(third).toEqual({ label: '3', href: '/offerte' });
  });

  test('a mega-menu is laid out in columns, and its parts may stay open on a phone', () => {
    const mega = group('m', [group('n', [link('o')], { removeAccordionOnMobile: true })], {
      type: 'mega-menu',
    });
    const [entry] = menuEntries([mega], 'en-WE');
    expect(entry).toMatchObject({ isMega: true });
    expect(entry).not.toHaveProperty('staysOpenOnMobile');
    expect(entry?.children?.[0]).toMatchObject({ staysOpenOnMobile: true });
    expect(entry?.children?.[0]).not.toHaveProperty('isMega');
  });

  test('look, icon and picture are those of the data', () => {
    const more = { style: 'button', icon: 'tag', image: exampleImage('ice') } as const;
    const [entry] = menuEntries([link('a', more)], 'fr');
    const image = plainImage(more.image);
    expect(entry).toMatchObject({ look: 'button', icon: 'tag', image });
  });

  test('of a picture with a cut for narrow screens it takes that one', () => {
    const mobile = { id: '0123456789abcdef', width: 1000, height: 1250 };
    const [entry] = menuEntries([link('a', { image: { ...exampleImage('ice'), mobile } })], 'fr');
    expect(entry?.image?.desktop).toEqual(mobile);
  });

  test('a look or an icon that there is not leaves the item plain', () => {
    const [entry] = menuEntries([link('a', { style: 'blinking', icon: 'unicorn' })], 'fr');
    expect(entry).toEqual({ label: 'a', href: '/destinations' });
  });

  test.each([
    ['an unknown page', [link('x', { routingKey: 'nowhere' })]],
    ['a page that the market lacks (RTE-02)', [link('x', { routingKey: 'events-wemeet' })]],
    ['a group of such', [group('x', [link('y', { routingKey: 'nowhere' })])]],
    ['an empty group', [group('x', [])]],
  ])('%s is left out', (_, items) => expect(menuEntries(items, 'de')).toEqual([]));

  test('a group that is a page itself stays without children', () => {
    const items = [group('x', [], { routingKey: 'travels' })];
    expect(menuEntries(items, 'de')).toHaveLength(1);
  });
});
