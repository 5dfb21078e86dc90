/** Originals of images, and the names of their addresses. Migrations 0008 and 0023 make these tables. */
import type { OriginalSource } from '../../images/original.ts';
import type { JsonText } from '../stored-values.ts';

export interface OriginalsTable {
  id: string;
  source: JsonText<OriginalSource>;
  /** Pixels. */
  width: number;
  height: number;
}

export interface ImageNamesTable {
  original_id: string;
  /** What an address of the original may end in. */
  name: string;
}
