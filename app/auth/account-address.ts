/** The pages of the account area, by the routing key in their address (LAY-03, AUTH-07). */
export const ACCOUNT_SECTIONS = [
  'account-profile',
  'travels',
  'partnership',
  'account-communications',
] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

export const ACCOUNT_PATH = '/account';

/** @param accountUrl base of the account site; null for the pages on this one */
export function accountAddress(section: AccountSection, accountUrl: string | null = null): string {
  return `${accountUrl ?? ''}${ACCOUNT_PATH}?${new URLSearchParams({ routingKey: section })}`;
}
