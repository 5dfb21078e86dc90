/** Addresses that moved (RTE-07). Where they may lead is checked by whoever writes them (SEC-03). */
import type { MarketId } from '../../../domain/market.ts';
import type { RedirectStatus } from '../tables/content-tables.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { inChunks } from './in-chunks.ts';

export interface RedirectRecord {
  readonly marketId: MarketId;
  /** Path without the trailing slash. */
  readonly fromPath: string;
  /** Path or absolute address. */
  readonly target: string;
  readonly status: RedirectStatus;
}

export async function findRedirect(
  db: Executor,
  marketId: MarketId,
  fromPath: string,
): Promise<RedirectRecord | null> {
  const row = await db
    .selectFrom('redirects')
    .select(['target', 'status'])
    .where('market_id', '=', marketId)
    .where('from_path', '=', fromPath)
    .executeTakeFirst();
  return row ? { marketId, fromPath, ...row } : null;
}

/** Puts these redirects in the place of all that there were. */
export async function replaceRedirects(
  transaction: WritingTransaction,
  redirects: readonly RedirectRecord[],
): Promise<void> {
  await transaction.deleteFrom('redirects').execute();
  for (const chunk of inChunks(redirects)) {
    const rows = chunk.map(({ marketId, fromPath, target, status }) => ({
      market_id: marketId,
      from_path: fromPath,
      target,
      status,
    }));
    await transaction.insertInto('redirects').values(rows).execute();
  }
}
