/** Where a login leads to that became no session (AUTH-05, AUTH-06): addresses and the reasons in them. */
const ENDED_REASONS = ['admin', 'privacy', 'failed', 'gone'] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];

export function endedPath(reason: EndedReason): string {
  return `/login/ended?${new URLSearchParams({ reason })}`;
}

/** The reason that an address names; null where it names none that there is. */
export function readEndedReason(address: URL): EndedReason | null {
  const named = address.searchParams.get('reason');
  return ENDED_REASONS.find((reason) => reason === named) ?? null;
}
