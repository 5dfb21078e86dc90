/**
 * The words of the American market (MKT-05). Content is written once, in British English; when it is imported,
 * `content/spelling-en-US.yaml` and conversions of units make American English of it.
 */
import { isDeepStrictEqual } from 'node:util';

export type Respell = (text: string) => string;

/** Fields that hold addresses: they stay what they are, whatever words they are made of. */
export const ADDRESS_FIELDS: readonly string[] = [
  'slug',
  'oldSlugs',
  'routes',
  'from',
  'to',
  'customCss',
];

/** Every text in the value respelt, addresses apart. */
export function respellAll<Value>(value: Value, respell: Respell): Value {
  if (typeof value === 'string') return respell(value) as Value;
  if (Array.isArray(value)) return value.map((item) => respellAll(item, respell)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([field, item]) => [
    field,
    ADDRESS_FIELDS.includes(field) ? item : respellAll(item, respell),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** What differs from English in the United States: what is respelt, with the author's own words on top. */
export function americanOverride<Words extends object>(
  english: Words,
  own: Partial<Words> | undefined,
  respell: Respell,
): Partial<Words> {
  const respelt = Object.entries(respellAll(english, respell)).filter(
    ([field, text]) => !isDeepStrictEqual(text, english[field as keyof Words]),
  );
  return { ...(Object.fromEntries(respelt) as Partial<Words>), ...own };
}
