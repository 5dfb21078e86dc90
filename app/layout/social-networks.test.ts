import { describe, expect, test } from 'vitest';
import { socialLinks } from './social-networks.ts';

describe('LAY-07 social icons', () => {
  test('each book with an address has its kind of icon, in one order', () => {
    const books = Object.fromEntries(
      ['youtube', 'tiktok', 'instagram', 'facebook', 'facebookGroup', 'social'].map((key) => [
        key,
        { value: `https://example.com/${key}` },
      ]),
    );
    expect(socialLinks(books).map(({ network, icon }) => [network, icon])).toEqual([
      ['social', 'community'],
      ['facebookGroup', 'users'],
      ['facebook', 'network'],
      ['instagram', 'photo-sharing'],
      ['tiktok', 'short-video'],
      ['youtube', 'video'],
    ]);
  });

  test.each([
    [{}],
    [{ instagram: { value: '' } }],
    [{ instagram: { value: 'javascript:alert(1)' } }],
    [{ telephone: { value: 'tel:+39' } }],
  ])('SEC-03 %o has none', (books) => expect(socialLinks(books)).toEqual([]));
});
