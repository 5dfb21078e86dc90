/** The part of `docs/performance.md` that `npm run bench:lab` writes. */
import type { Figures, OtherScores } from './run-lighthouse.ts';
import type { Taps } from './first-tap.ts';

/** What was measured of a page in a market, a figure for each run. */
export interface MeasuredPage {
  readonly page: string;
  readonly market: string;
  readonly applied: readonly Figures[];
  readonly simulated: readonly Figures[];
  /** Of the static copy, under applied throttling. */
  readonly copy: readonly Figures[];
  readonly taps: readonly Taps[];
  readonly checked: OtherScores | null;
}

const FIGURES = ['Page', 'Market', 'Score', 'FCP', 'LCP', 'TBT', 'CLS', 'KB', 'Requests'];

const BEGIN = '<!-- bench:lab -->';
const END = '<!-- /bench:lab -->';

/**
 * A document with another generated part between its two marks.
 *
 * @throws Error where it has no such marks
 */
export function withGenerated(document: string, generated: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} before ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${generated.trim()}\n\n${document.slice(end)}`;
}

/** @param machine a line that says on what and when it was measured */
export function labReport(machine: string, pages: readonly MeasuredPage[]): string {
  const compared = pages.filter(({ copy }) => copy.length > 0);
  const tapped = pages.filter(({ taps }) => taps.length > 0);
  return [
    `${machine} Each figure is the median of ${runsOf(pages)}; times are in milliseconds.`,
    '### Applied throttling',
    table(
      FIGURES,
      pages.map(({ page, market, applied }) => [page, market, ...columnsOf(applied)]),
    ),
    '### Simulated throttling',
    table(
      FIGURES,
      pages.map(({ page, market, simulated }) => [page, market, ...columnsOf(simulated)]),
    ),
    '### Other scores',
    table(
      ['Page', 'Market', 'Accessibility', 'Best practices', 'SEO'],
      pages.map(({ page, market, checked }) => [
        page,
        market,
        shown(checked?.accessibility, 0),
        shown(checked?.bestPractices, 0),
        shown(checked?.seo, 0),
      ]),
    ),
    '### Beside a static copy',
    'Applied throttling again: the page, and a bare Node server that sends the same files. What the copy lacks to 100 is the page’s weight and the machine’s noise; what the page lacks to its copy is the time that the site takes to answer.',
    table(
      ['Page', 'Market', 'Score', 'of the copy', 'FCP', 'of the copy', 'LCP', 'of the copy'],
      compared.map(({ page, market, applied, copy }) => [
        page,
        market,
        ...(['score', 'fcp', 'lcp'] as const).flatMap((key) => [
          medianOf(applied, key),
          medianOf(copy, key),
        ]),
      ]),
    ),
    '### The first tap',
    'On the menu, at DOMContentLoaded or the first paint, whichever is later, with a processor slowed four times: the longest event. The second tap is three seconds later. Browsers tell of no event below 16 ms.',
    table(
      ['Page', 'Market', 'First tap', 'Second tap', 'What was opened stayed open'],
      tapped.map(({ page, market, taps }) => [
        page,
        market,
        medianOf(taps, 'first'),
        medianOf(taps, 'later'),
        `${taps.filter(({ isKept }) => isKept).length} of ${taps.length}`,
      ]),
    ),
  ].join('\n\n');
}

/** The middle one; of two in the middle the higher. */
export function median(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
}

const DIGITS: Readonly<Record<string, number>> = { cls: 3 };

function medianOf<Key extends string>(
  runs: readonly { readonly [key in Key]: number }[],
  key: Key,
) {
  return shown(median(runs.map((run) => run[key])), DIGITS[key] ?? 0);
}

function columnsOf(runs: readonly Figures[]): readonly string[] {
  const keys = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'kilobytes', 'requests'] as const;
  return keys.map((key) => medianOf(runs, key));
}

function shown(value: number | undefined, digits: number): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
}

function runsOf(pages: readonly MeasuredPage[]): string {
  const counts = pages.map(({ applied }) => applied.length);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  if (fewest !== most) return `${fewest} to ${most} runs`;
  return most === 1 ? 'one run' : `${most} runs`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index < 2 ? '---' : '---:'));
  return [head, rule, ...rows].map(lineOf).join('\n');
}
