/**
 * Distances, heights, weights and temperatures in running text as Americans read them (MKT-05): `475
 * kilometers` becomes `295 miles`, `−15 °C` is `5°F`. Figures may be words, ranges, or stand before a noun
 * (`a 300-meter wall`). Whatever is told by a phrase, and not by a figure and a unit, belongs into
 * `content/spelling-en-US.yaml`. Litres stay: bottles have them there too.
 */
import { englishNumber, inEnglishWords } from './english-numbers.ts';
import { plausibleFigure } from '../../../domain/plausible-figure.ts';

interface Unit {
  /** As Americans spell the metric one; singular and plural, or an abbreviation. */
  readonly metric: string;
  readonly factor: number;
  readonly one: string;
  readonly many: string;
  /** An abbreviation stands for an abbreviation. */
  readonly short?: string;
}

/** Longer names first: square kilometers are no kilometers. */
const UNITS: readonly Unit[] = [
  {
    metric: 'square kilomet(?:er|re)s?',
    factor: 0.386_102,
    one: 'square mile',
    many: 'square miles',
  },
  { metric: 'kilomet(?:er|re)s?', factor: 0.621_371, one: 'mile', many: 'miles' },
  { metric: 'met(?:er|re)s?', factor: 3.280_84, one: 'foot', many: 'feet' },
  { metric: 'kilos?|kilograms?', factor: 2.204_62, one: 'pound', many: 'pounds' },
  { metric: 'km', factor: 0.621_371, one: 'mile', many: 'miles', short: 'mi' },
  { metric: 'm', factor: 3.280_84, one: 'foot', many: 'feet', short: 'ft' },
];

const DIGITS = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const ONES =
  '(?:two and a half|one and a half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)';
const WORDS = String.raw`(?:(?:a|${ONES})\s(?:hundred|thousand)(?:\sand\s${ONES})?|${ONES})`;
const FIGURE = `(?:${DIGITS}|${WORDS})`;
/** Not within a word, a number or an address. */
const START = String.raw`(?<![\p{L}\p{N}/.,])(?<![\p{L}\p{N}]-)`;
const END = String.raw`(?![\p{L}\p{N}/])`;
/** Between words neither "and" nor a hyphen says from where to where: they are part of a number. */
const RANGE = String.raw`(?:(?<low>${FIGURE})(?<link>\s(?:to|or)\s)|(?<lowDigits>${DIGITS})(?<linkDigits>\sand\s|[–-])(?=\d))?`;

const PATTERNS = UNITS.map((unit) => ({
  unit,
  pattern: new RegExp(
    `${START}${RANGE}(?<figure>${FIGURE})(?<joint>[\\s-])(?:${unit.metric})${END}`,
    'giu',
  ),
}));

const CELSIUS =
  /(?<![\p{L}\p{N}.,])(?:(?<low>[−-]?\d+)(?<link>\s(?:to|or|and)\s|–))?(?<degrees>[−-]?\d+)\s?°C(?!\p{L})/gu;

/** An English text with American units; what has none stays what it is. */
export function inAmericanUnits(text: string): string {
  const measured = PATTERNS.reduce(
    (changed, { unit, pattern }) =>
      changed.replace(pattern, (...found) => measure(unit, found.at(-1) as Measure)),
    text,
  );
  return measured.replace(CELSIUS, (...found) => {
    const { low, link, degrees } = found.at(-1) as Degrees;
    return `${low ? `${fahrenheit(low)}${link}` : ''}${fahrenheit(degrees)}°F`;
  });
}

interface Measure {
  readonly low?: string;
  readonly link?: string;
  /** The same where only digits may stand. */
  readonly lowDigits?: string;
  readonly linkDigits?: string;
  readonly figure: string;
  readonly joint: string;
}

interface Degrees {
  readonly low?: string;
  readonly link?: string;
  readonly degrees: string;
}

function measure({ factor, one, many, short }: Unit, found: Measure): string {
  const { low = found.lowDigits, link = found.linkDigits, figure, joint } = found;
  const value = converted(figure, factor);
  const start = low ? `${written(converted(low, factor), low)}${link}` : '';
  const isAdjective = joint === '-';
  // A five-and-a-half-mile path is a 5.5-mile one.
  const model = isAdjective && !Number.isInteger(value) ? '0' : figure;
  const name = isAdjective || value === 1 ? one : many;
  return `${start}${written(value, model)}${joint}${short ?? name}`;
}

function converted(figure: string, factor: number): number {
  const isRough = !/^\d/.test(figure);
  return plausibleFigure(englishNumber(figure), { factor, isRough });
}

/** Small whole numbers in words where they were words; a first capital stays one. */
function written(value: number, model: string): string {
  if (/^\d/.test(model)) return value.toLocaleString('en-US');
  const words = inEnglishWords(value) ?? value.toLocaleString('en-US');
  return /^\p{Lu}/u.test(model) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function fahrenheit(celsius: string): string {
  const degrees = Math.round(Number(celsius.replace('−', '-')) * 1.8 + 32);
  return degrees < 0 ? `−${-degrees}` : String(degrees);
}
