import type { ColumnDefinitionBuilder } from 'kysely';

/** For `addColumn`: a column that always has a value. */
export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}
