/**
 * The content schema of each block type (CMS-04). A block is one folder of the site with its schema in it, so this
 * is the one place where the backend reads a file of `app/`; those files import only the contract and the domain.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

const BLOCKS_FOLDER = path.join(import.meta.dirname, '../../app/blocks');

const types = readdirSync(BLOCKS_FOLDER).filter((name) =>
  existsSync(path.join(BLOCKS_FOLDER, name, 'content.ts')),
);

/** By block type, which is the name of its folder. */
export const BLOCK_CONTENTS: ReadonlyMap<string, z.ZodType> = new Map(
  await Promise.all(
    types.map(async (type): Promise<[string, z.ZodType]> => {
      const { schema } = await import(`../../app/blocks/${type}/content.ts`);
      return [type, schema];
    }),
  ),
);
