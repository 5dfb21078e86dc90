/** The page of this market that somebody on an error page was probably looking for. */
export interface Counterpart {
  /** Path on this very site. */
  readonly path: string;
  readonly title: string;
}

/** The counterpart in what a loader threw; null for anything else. */
export function counterpartOf(data: unknown): Counterpart | null {
  if (typeof data !== 'object' || data === null || !('counterpart' in data)) return null;
  const { path, title } = (data.counterpart ?? {}) as Partial<Record<string, unknown>>;
  return typeof path === 'string' && typeof title === 'string' ? { path, title } : null;
}
