/** Originals of images. `migrations/0008-images.ts` makes this table. */
import type { OriginalSource } from '../../images/original.ts';
import type { JsonText } from '../stored-values.ts';

export interface OriginalsTable {
  id: string;
  source: JsonText<OriginalSource>;
  /** Pixels. */
  width: number;
  height: number;
}
