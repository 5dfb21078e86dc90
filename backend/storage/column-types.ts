/**
 * The column types that migrations may use, and what each database makes of them. PostgreSQL's own
 * `integer` and `real` have 32 bits: milliseconds do not fit.
 */
interface ColumnType {
  readonly sqlite: string;
  readonly postgres: string;
}

const COLUMN_TYPES: Readonly<Record<string, ColumnType>> = {
  text: { sqlite: 'text', postgres: 'text' },
  integer: { sqlite: 'integer', postgres: 'bigint' },
  real: { sqlite: 'real', postgres: 'double precision' },
  // Names in the migrator's own tables.
  'varchar(255)': { sqlite: 'text', postgres: 'text' },
};

/** @throws Error on a type that the two databases do not share. */
export function columnTypeOf(name: string, dialect: keyof ColumnType): string {
  const type = COLUMN_TYPES[name];
  if (!type) throw new Error(`Columns are text, integer or real, not ${name}`);
  return type[dialect];
}
