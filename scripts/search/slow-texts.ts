/** Texts of 2,000 characters that are made to be slow to read: repeated, nested, unknown and nearly known words. */
const LENGTH = 2000;

const SEEDS: readonly string[] = [
  'a ',
  '1 ',
  '1-',
  '1.000 ',
  '12.4. ',
  'no ',
  'from 1000 to ',
  'between 1 and ',
  'april to ',
  'may or ',
  'end of the ',
  'south ',
  'vietman ',
  'jappan perru columbai ',
  'zzzzzzzzzz ',
  'saint saint ',
  'up to at least less than more than ',
  'two weeks ten days ',
  'up to 5 days of leave not too ',
  '€',
  '31 february ',
  'ä̈',
  '\u202e',
  '👩‍👩‍👧‍👦 ',
  'l’',
  'unos unas alrededor de ',
  '99999999999999999999',
  'x',
];

export function slowTexts(): string[] {
  // The other way round a pair is the same text but for its beginning.
  const mixed = SEEDS.flatMap((one, place) => SEEDS.slice(place + 1).map((other) => one + other));
  return [...SEEDS, ...mixed].map((seed) =>
    seed.repeat(Math.ceil(LENGTH / seed.length)).slice(0, LENGTH),
  );
}
