import { describe, expect, test } from 'vitest';
import { contactLines, socialLinks } from './contact-books.ts';

const lineOf = (value: string) => contactLines({ telephone: { value } })[0];

describe('LAY-09 contacts beside mail', () => {
  test('the books that lead to somebody are shown in one order, networks that are followed are not', () => {
    const books = Object.fromEntries(
      ['emergency', 'youtube', 'facebookGroup', 'messaging', 'telephone'].map((book) => [
        book,
        { value: '+39 02 1234' },
      ]),
    );
    expect(contactLines(books).map(({ book, icon }) => [book, icon])).toEqual([
      ['telephone', 'phone'],
      ['messaging', 'chat'],
      ['facebookGroup', 'users'],
      ['emergency', 'alert'],
    ]);
  });

  test.each([
    ['+39 02 1234-567', { href: 'tel:+39021234567', value: '+39 02 1234-567' }],
    ['https://chat.example/cordata', { href: 'https://chat.example/cordata', value: null }],
  ])('%s', (value, expected) => expect(lineOf(value)).toMatchObject(expected));

  test.each([
    [{}, '+353 1 234', '+353 1 234'],
    [{ telephone: { value: '«[telephone number]»' } }, '+353 1 234', '+353 1 234'],
    [{ telephone: { value: '+39 02 1234' } }, '+353 1 234', '+39 02 1234'],
    [{}, null, undefined],
  ])('with %j the telephone of a company with %s is %s', (books, phone, expected) => {
    expect(contactLines(books, { phone, emergencyPhone: null })[0]?.value).toBe(expected);
  });

  test.each(['«[telephone number]»', '„[Telefonnummer]“', ' ', 'javascript:alert(1)'])(
    'SEC-03 %s leads nowhere, and is not shown',
    (value) => expect(lineOf(value)).toBeUndefined(),
  );
});

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
