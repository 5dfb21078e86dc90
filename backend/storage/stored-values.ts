/**
 * How values stand in columns, the same on both databases: JSON as text, booleans as 0 or 1, times as
 * integer milliseconds. What fits in no column is refused before it reaches a driver.
 */

/** A text column that holds JSON; the type remembers of what. */
export type JsonText<Content> = string & { readonly __content?: Content };

/** A boolean in an integer column. */
export type Flag = 0 | 1;

export function toJson<Content>(content: Content): JsonText<Content> {
  return JSON.stringify(content) as JsonText<Content>;
}

export function fromJson<Content>(text: JsonText<Content>): Content {
  return JSON.parse(text) as Content;
}

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

/**
 * Refuses a parameter that the two databases would store differently, or one of them silently as NULL:
 * `node:sqlite` does so with a lone `Date` and with NaN, `pg` with `undefined`.
 *
 * @param booleans allowed on PostgreSQL alone: Kysely asks its system tables with them, and our integer
 *   columns do not take them there
 * @throws TypeError naming the parameter and what to pass instead; never its value, which may be secret.
 */
export function assertStorable(
  parameters: readonly unknown[],
  booleans: 'refused' | 'allowed' = 'refused',
): void {
  for (const [index, value] of parameters.entries()) {
    if (typeof value === 'boolean' && booleans === 'allowed') continue;
    const fault = faultOf(value);
    if (fault) throw new TypeError(`Query parameter ${index + 1} is ${fault}`);
  }
}

function faultOf(value: unknown): string | null {
  if (value === null) return null;
  switch (typeof value) {
    case 'string':
    case 'bigint':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${value}: pass a finite number or null`;
    case 'undefined':
      return 'undefined: pass null for no value';
    case 'boolean':
      return 'a boolean: store it as 0 or 1 (toFlag)';
    default:
      if (value instanceof Date) return 'a Date: store times as integer milliseconds (getTime)';
      return `of type ${typeof value}: store structures as JSON text (toJson)`;
  }
}
