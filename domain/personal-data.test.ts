import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';

describe('AI-01 of a question nothing leaves that leads to a person', () => {
  test.each([
    ['a mail address', 'Write to ada.verdi+trips@example.co.uk about Japan', 'ada'],
    ['one with spaces', 'ada @ example.com, Japan', 'example'],
    ['one that hides', 'ada (at) example.com, Japan', 'example'],
    ['one in wide letters', 'ada＠example.com, Japan', 'example'],
    ['a handle', 'I am @ada_verdi, Japan', 'ada'],
    ['a link', 'see https://example.com/people/ada for Japan', 'people'],
    ['a number with its country', 'call +39 333 123 45 67, Japan', '333'],
    ['one with a bracket', 'call (030) 901-820, Japan', '901'],
    ['one of a neighbour', 'call 555-1234, Japan', '555'],
    ['one with dots', 'au 06.12.34.56.78, Japan', '34'],
    ['one with no spaces', 'Japan 3331234567', '333'],
    ['one in Arabic digits', 'Japan ٣٣٣١٢٣٤٥٦٧', '٣٣٣'],
    ['one with invisible characters', 'Japan 333\u200b123\u200b4567', '333'],
    ['one in wide digits', 'Japan ３３３１２３４５６７', '333'],
    ['a card', 'Japan 4111 1111 1111 1111', '4111'],
    ['a postcode', '00184 Roma, Japan', '00184'],
    ['a birthday', 'born 12/05/1989, Japan', '1989'],
    ['a name in English', 'My name is Ada Maria Verdi, Japan please', /Ada|Maria|Verdi/],
    ['in Italian', 'mi chiamo ada verdi-rossi e vorrei il Japan', /ada/],
    ['in Spanish', 'Me llamo José Pérez, Japan', /José|Pérez/],
    ['in French', 'Je m’appelle Élodie, Japan', /Élodie/],
    ['in German', 'Ich heiße Jürgen Groß. Japan', /Jürgen|Groß/],
  ])('%s', (_, text, cut) => {
    const left = withoutPersonalData(text);
    expect(left).not.toMatch(cut);
    expect(left).toContain('[…]');
    expect(left).toContain('Japan');
  });

  test.each([
    'Two weeks somewhere warm in February under 1500 euros, no big hikes',
    'from 12/05/2027 to 2027-05-20, 1.500 € each',
    '10.5. - 24.5.2027',
    'My name day is in May, chiamo domani',
    'for 2 people of 30-40, 5 miles a day',
  ])('what a trip is asked for by stays: %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  test('no five digits in a row are left of any text, and no @', () => {
    const characters = fc.constantFrom(...'0123456789-.+@() aÉ٣５\u200b');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 60 }), (text) => {
        const left = withoutPersonalData(text);
        expect(left).not.toMatch(/@|\p{Nd}{5}/u);
      }),
    );
  });

  test('a text that was made to be slow is read once', () => {
    // Each of these takes very long where the time grows faster than the length.
    for (const part of ['1 ', '1-', '(', 'a(', 'a (at', 'http', 'Mi chiamo A ', '٣.', ' ', 'a  ']) {
      const text = part.repeat(100_000 / part.length);
      expect(withoutPersonalData(text).length).toBeLessThanOrEqual(text.length);
    }
  });
});
