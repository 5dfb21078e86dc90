/**
 * The kinds of value that a filter of a listing can have (decision 0050). A kind reads its value from the
 * texts of a query; every other layer maps the kind to what it needs: the contract to a schema, the search
 * index to a column, the site to a field and a label. So neither zod nor i18next is needed here.
 */
import { isCalendarDate, type CalendarDate } from '../calendar-date.ts';
import { isTrue, membersOf, oneOf, wholeNumbersOf } from '../query-values.ts';

/** Numbers beyond it mean the same as it, and it fits 32 bits wherever it is stored or compared. */
const MAXIMUM_NUMBER = 2_147_483_647;

/**
 * Of an open list in a URL: more destinations than anybody compares. Each value has a link that names all the
 * others: without a limit a page grows with its square.
 */
const MAXIMUM_VALUES = 20;

/** One key of a URL. */
export type Field =
  | ReturnType<typeof text>
  | ReturnType<typeof words>
  | ReturnType<typeof choice>
  | ReturnType<typeof flag>
  | ReturnType<typeof number>
  | ReturnType<typeof numbers>
  | ReturnType<typeof day>
  | ReturnType<typeof codes>
  | ReturnType<typeof ids>;

/** Two keys that are the ends of one range, and keys that go with them. */
export interface Range<
  Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>,
> {
  readonly kind: 'range';
  readonly fields: Fields;
  readonly ends: readonly [from: keyof Fields & string, to: keyof Fields & string];
}

export interface Filter<Value = Field | Range> {
  /** Also its key in a URL, unless it is a range. */
  readonly name: string;
  readonly value: Value;
  /** What the contract calls the choices that a listing counts for it (RES-10). */
  readonly facet?: string;
  /** Its place in the panel beside a list, where it has one; the order of a URL is that of the list of filters. */
  readonly panel?: number;
  /** What holds without the filter, so that asking for just that narrows nothing although a URL says it. */
  readonly unfiltered?: readonly string[];
}

/** No more is asked of the value than its kind: TypeScript would widen the keys of a range. */
export const defineFilter = <
  const Defined extends Filter<{ readonly kind: (Field | Range)['kind'] }>,
>(
  filter: Defined,
) => filter;

/** A text that is searched for. */
export const text = () => ({
  kind: 'text' as const,
  parse: (texts: readonly string[]): string | undefined => texts[0],
});

/** Alternatives out of a closed set. */
export const words = <const Word extends string>(values: readonly Word[]) => ({
  kind: 'words' as const,
  values,
  parse: (texts: readonly string[]): readonly Word[] | undefined =>
    unlessEmpty(membersOf(values, texts)),
});

/** One word of a closed set. A default is what a query without the key means; no URL names it. */
export const choice = <const Word extends string, Default extends Word | undefined = undefined>(
  values: readonly Word[],
  standard?: Default,
) => ({
  kind: 'choice' as const,
  values,
  standard: standard as Default,
  parse: (texts: readonly string[]): Word | undefined => oneOf(values, texts),
});

/** One word of a closed set whose words each take in all before them: "at most moderate". */
export const limit = <const Word extends string>(values: readonly Word[]) => ({
  ...choice(values),
  isLimit: true as const,
});

/** Asked for or not; false is the same as absent. */
export const flag = () => ({
  kind: 'flag' as const,
  parse: (texts: readonly string[]): boolean | undefined => isTrue(texts),
});

interface NumberLimits<Default extends number | undefined> {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly standard?: Default;
}

/** A whole number; one past the maximum becomes the maximum. */
export const number = <Default extends number | undefined = undefined>({
  minimum = 0,
  maximum,
  standard,
}: NumberLimits<Default> = {}) => ({
  kind: 'number' as const,
  minimum,
  maximum,
  standard: standard as Default,
  parse: (texts: readonly string[]): number | undefined =>
    wholeNumbersOf(texts, minimum, maximum ?? MAXIMUM_NUMBER)[0],
});

/** Alternative whole numbers from 1 on. */
export const numbers = () => ({
  kind: 'numbers' as const,
  parse: (texts: readonly string[]): readonly number[] | undefined =>
    unlessEmpty(wholeNumbersOf(texts, 1, MAXIMUM_NUMBER).slice(0, MAXIMUM_VALUES)),
});

export const day = () => ({
  kind: 'day' as const,
  parse: (texts: readonly string[]): CalendarDate | undefined => texts.find(isCalendarDate),
});

/** Alternatives out of an open set of codes in capitals; the contract accepts no other form either. */
export const codes = (form: RegExp) => ({
  kind: 'codes' as const,
  form,
  parse: (texts: readonly string[]): readonly string[] | undefined =>
    unlessEmpty(
      [...new Set(texts.map((text) => text.toUpperCase()))]
        .filter((code) => form.test(code))
        .slice(0, MAXIMUM_VALUES),
    ),
});

/** Alternative ids of records. The contract accepts any text, and what is the id of none finds nothing. */
export const ids = () => ({
  kind: 'ids' as const,
  parse: (texts: readonly string[]): readonly string[] | undefined =>
    unlessEmpty(texts.filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, MAXIMUM_VALUES)),
});

/** A filter of two keys with values of one kind, swapped where they are in the wrong order. */
export const range = <
  const From extends string,
  const To extends string,
  End extends Field,
  const More extends Readonly<Record<string, Field>> = Readonly<Record<never, Field>>,
>(
  from: From,
  to: To,
  end: End,
  more?: More,
) => ({
  kind: 'range' as const,
  ends: [from, to] as const,
  fields: { [from]: end, [to]: end, ...more } as Readonly<Record<From | To, End>> & More,
});

function unlessEmpty<Value>(values: readonly Value[]): readonly Value[] | undefined {
  return values.length > 0 ? values : undefined;
}
