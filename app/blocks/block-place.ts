/** Where a block stands, as the log names it (CMS-01). */
export interface BlockPlace {
  readonly page: string;
  /** On the page as it is stored, from 1. */
  readonly position: number;
  readonly id?: string;
  readonly type?: string;
}

/** With id and type as far as the stored block says them: it may be anything. */
export function blockPlace(
  stored: unknown,
  { page, position }: Pick<BlockPlace, 'page' | 'position'>,
): BlockPlace {
  const { id, blockType: type } = { ...(stored as { id?: unknown; blockType?: unknown } | null) };
  return {
    page,
    position,
    ...(typeof id === 'string' && { id }),
    ...(typeof type === 'string' && { type }),
  };
}
