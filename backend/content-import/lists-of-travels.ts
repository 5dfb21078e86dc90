/** Lists that a travel may have in a file of its own, `content/{folder}/{travel}.yaml`. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { ContentFiles } from './content-files.ts';
import { didYouMean } from './did-you-mean.ts';

export interface ListOfTravel<Row> {
  readonly travel: string;
  readonly file: string;
  readonly rows: readonly Row[];
}

/** Those that fit the schema; a file for no travel is a problem, and no folder is none. */
export function readListsOfTravels<Row>(
  files: ContentFiles,
  folderName: string,
  travels: readonly string[],
  rowSchema: z.ZodType<Row>,
): readonly ListOfTravel<Row>[] {
  const folder = files.path(folderName);
  const names = existsSync(folder) ? files.namesIn(folder, 'files') : [];
  return names.flatMap((name) => {
    const file = files.path(folderName, name);
    const travel = name.replace(/\.yaml$/, '');
    if (!travels.includes(travel)) {
      files.report(file, '', `there is no travel ${travel}${didYouMean(travel, travels)}`);
    }
    const rows = files.check(file, files.load(file), z.array(rowSchema));
    return rows ? [{ travel, file, rows }] : [];
  });
}
