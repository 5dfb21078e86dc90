/** How old somebody is, in a text: "I'm 29", "tra i 25 e i 35 anni", "over 40s", "Mitte vierzig". */
import { AGE_LIMITS, PERSON_AGE_GROUPS, type PersonAgeGroup } from '../../domain/age-group.ts';
import { PhraseBook, phraseBook } from './phrase-book.ts';
import { MONTH_PARTS, type MonthPart } from './time-words.ts';
import type { Token } from './tokens.ts';

const UNITS = phraseBook(
  true,
  'years old,year old,year olds,years of age,yrs old,yr old,yr olds,yo,y o',
  'anni,enne,enni',
  'años',
  'ans',
  'Jahre,Jahren,Jahre alt,Jährige,Jährigen',
);
/** Before a number that has no unit. */
const INTRODUCTIONS = phraseBook(
  true,
  'I am,I m,im,we are,we re,we are both,we are all,both,aged,age,ages,my age is,is,are,turning',
  'età,sono,ho,ha,abbiamo,siamo',
  'edad,tengo,tiene,tenemos,soy de',
  'âge,j ai,nous avons,elle a,il a',
  'ich bin,bin,ist,sind,wir sind,wir sind beide,wir beide sind,Alter',
);
/** Before a number of years that is no age: "seit 20 Jahren verheiratet". */
const SPANS = phraseBook(true, 'for,since', 'da', 'desde hace,hace', 'depuis,il y a', 'seit,vor');
const BOUNDS = new PhraseBook<'least' | 'most'>()
  .add(
    'least',
    ...'over,above,older than,over the age of,oltre i,più di,sopra i,mayores de,más de,a partir de,plus de,les plus de,über,ab,älter als'.split(
      ',',
    ),
  )
  .add(
    'most',
    ...'under,below,younger than,under the age of,sotto i,meno di,fino a,menores de,menos de,hasta,moins de,les moins de,unter,bis,jünger als'.split(
      ',',
    ),
  );

/** Before the first of two ages, and between them. */
const FROM = phraseBook(
  true,
  'between,from',
  'tra i,tra,fra i,fra,dai,da',
  'entre los,entre,de',
  'entre,de',
  'zwischen,von',
);
const TO = phraseBook(true, 'and,to,or', 'e i,e,ai,a,o', 'y los,y,a,o', 'et,à,ou', 'und,bis,oder');
const DASH = /^\s*[-–—]\s*$/u;

/** Ten years, by those who are in them. */
const DECADES = new PhraseBook<number>()
  .add(
    20,
    ...'twenties,twenty somethings,ventenni,ventenne,vent anni,veinteañeros,vingtaine,Zwanziger,Zwanzigern'.split(
      ',',
    ),
  )
  .add(
    30,
    ...'thirties,thirty somethings,trentenni,trentenne,trent anni,treintañeros,treinta y tantos,trentaine,trentenaires,Dreißiger,Dreißigern'.split(
      ',',
    ),
  )
  .add(
    40,
    ...'forties,forty somethings,quarantenni,quarantenne,quarant anni,cuarentones,cuarenta y tantos,quarantaine,quadragénaires,Vierziger,Vierzigern'.split(
      ',',
    ),
  )
  .add(50, ...'fifties,cinquantenni,cincuentones,cinquantaine,Fünfziger'.split(','));
/** Of a decade that its first or last years were named of: "Mitte vierzig". */
const TENS = new PhraseBook<number>()
  .add(20, 'twenty', 'venti', 'veinte', 'vingt', 'zwanzig')
  .add(30, 'thirty', 'trenta', 'treinta', 'trente', 'dreißig')
  .add(40, 'forty', 'quaranta', 'cuarenta', 'quarante', 'vierzig')
  .add(50, 'fifty', 'cinquanta', 'cincuenta', 'cinquante', 'fünfzig');
const FIRST_YEARS = phraseBook('early', 'y pocos', 'y pocas');
const SMALL = phraseBook('early', 'petite', 'poco più che');
const YEARS_OF: Readonly<Record<MonthPart, readonly [from: number, to: number]>> = {
  early: [0, 3],
  middle: [4, 6],
  late: [7, 9],
  'first half': [0, 4],
  'second half': [5, 9],
};
const YOUNG = phraseBook(
  true,
  'young people,young travellers,young travelers,young adults',
  'giovani,gente giovane',
  'jóvenes,gente joven',
  'jeunes',
  'junge Leute,junge Menschen,junge Erwachsene',
);

const YOUNGEST = 18;
const OLDEST = 99;

export interface FoundAge {
  readonly length: number;
  /** Null where no band is meant more than another. */
  readonly group: PersonAgeGroup | null;
}

/** Ages that begin at a place; null where there are none. */
export function readAge(tokens: readonly Token[], at: number): FoundAge | null {
  const young = YOUNG.longestAt(tokens, at);
  if (young) return { length: young.length, group: '25-35' };
  return readDecade(tokens, at) ?? readYears(tokens, at);
}

/** "In their forties", "30s", "anfang dreißig", "treinta y pocos". */
function readDecade(tokens: readonly Token[], at: number): FoundAge | null {
  const part = MONTH_PARTS.longestAt(tokens, at) ?? SMALL.longestAt(tokens, at);
  const next = at + (part?.length ?? 0);
  const decade = DECADES.longestAt(tokens, next) ?? decadeOfDigits(tokens, next);
  const tens = decade ? null : TENS.longestAt(tokens, next);
  const found = decade ?? tens;
  if (!found) return null;
  const after = FIRST_YEARS.longestAt(tokens, next + found.length);
  const years = part?.meaning ?? after?.meaning;
  if (tens && !years) return null;
  const [from, to] = years ? YEARS_OF[years] : [0, 9];
  return {
    length: next + found.length + (after?.length ?? 0) - at,
    group: groupOf(found.meaning + from, found.meaning + to),
  };
}

/** `30s`, `40’s`. */
function decadeOfDigits(tokens: readonly Token[], at: number) {
  const meaning = tokens[at]?.number ?? 0;
  const plural = tokens[at + 1];
  const isPlural = plural?.word === 's' && /^['’]?$/u.test(plural.before);
  return isPlural && meaning % 10 === 0 && isAge(meaning) ? { meaning, length: 2 } : null;
}

function readYears(tokens: readonly Token[], at: number): FoundAge | null {
  const bound = BOUNDS.longestAt(tokens, at);
  const introduction = bound ? null : INTRODUCTIONS.longestAt(tokens, at);
  const from = bound || introduction ? null : FROM.longestAt(tokens, at);
  const start = at + (bound ?? introduction ?? from ?? { length: 0 }).length;
  const first = ageAt(tokens, start);
  if (!first) return null;
  const second = bound ? null : secondAge(tokens, start + first.length);
  const end = start + first.length + (second?.length ?? 0);
  const unit = UNITS.longestAt(tokens, end);
  // "Una mujer de 60 años".
  if (from && !second && !unit) return null;
  const isSaid = unit ? !isSpan(tokens, start) : (introduction ?? bound) && isAlone(tokens, end);
  if (!isSaid) return null;
  const plural = bound && decadeOfDigits(tokens, start);
  const low = bound?.meaning === 'most' ? 0 : first.age;
  const high = bound?.meaning === 'least' ? OLDEST : (second?.age ?? first.age);
  return {
    length: plural ? start + plural.length - at : end + (unit?.length ?? 0) - at,
    group: groupOf(Math.min(low, high), Math.max(low, high)),
  };
}

function ageAt(tokens: readonly Token[], at: number) {
  const age = tokens[at]?.number ?? 0;
  return isAge(age) ? { age, length: 1 } : null;
}

/** After a first one: "to 35", "-35", "e i 35". */
function secondAge(tokens: readonly Token[], at: number) {
  const isDashed = DASH.test(tokens[at]?.before ?? '');
  const skipped = isDashed ? 0 : TO.longestAt(tokens, at)?.length;
  const second = skipped === undefined ? null : ageAt(tokens, at + skipped);
  return second && { age: second.age, length: second.length + (skipped ?? 0) };
}

function isAge(number: number): boolean {
  return Number.isInteger(number) && number >= YOUNGEST && number <= OLDEST;
}

function isSpan(tokens: readonly Token[], at: number): boolean {
  const isBefore = (words: number) => SPANS.longestAt(tokens, at - words)?.length === words;
  return secondAge(tokens, at + 1) === null && [1, 2, 3].some(isBefore);
}

/** Whether what follows a number is not what it counts: the sentence ends, or goes on. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return !next || /[.,;:!?)]/u.test(next.before) || GOES_ON.longestAt(tokens, at) !== null;
}
const GOES_ON = phraseBook(
  true,
  'and,in,on,to,for,who,with,looking,s,only',
  'e,in,a,per,con',
  'y,en,a,para,con',
  'et,en,à,au,aux,pour,avec',
  'und,in,im,nach,für,mit',
);

/** The band that most of the years are in, of which the older has no end; null where that is none or both. */
function groupOf(from: number, to: number): PersonAgeGroup | null {
  const shares = PERSON_AGE_GROUPS.map((group) => {
    const { from: youngest, to: oldest } = AGE_LIMITS[group];
    const last = oldest === AGE_LIMITS.ALL.to ? OLDEST : oldest;
    return { group, years: Math.min(to, last) - Math.max(from, youngest) + 1 };
  });
  const [first, second] = shares.toSorted((one, other) => other.years - one.years);
  const isOne =
    first && first.years > 0 && (second?.years ?? 0) <= 1 && first.years > (second?.years ?? 0);
  return isOne ? first.group : null;
}
