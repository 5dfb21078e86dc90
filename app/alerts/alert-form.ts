/** What server and browser share of the forms that turn alerts on and off (NTFY-01). */
import type { AlertProblem } from '../../contract/alerts.ts';
import type { NotificationType } from '../../domain/notification-type.ts';

/** Takes the form that turns an alert on. */
export const ALERTS_PATH = '/alerts';
/** The page that asks before an alert, or all of them, is turned off. */
export const ALERTS_OFF_PATH = '/alerts/off';

/** What somebody wants to be told of: a travel, or with `tourCode` a departure of it. */
export interface WantedAlert {
  readonly type: NotificationType;
  readonly travelId: string;
  readonly tourCode?: string | undefined;
}

/** The alert that is meant, as query or hidden fields say it. */
export function printAlert({ type, travelId, tourCode }: WantedAlert): [string, string][] {
  return [
    ['type', type],
    ['travelId', travelId],
    ...(tourCode === undefined ? [] : [['tourCode', tourCode] as [string, string]]),
  ];
}

/**
 * Where one is asked before it is turned off.
 * @param alert null for all
 * @param returnTo path of this site that one comes back to
 */
export function turnOffAddress(alert: WantedAlert | null, returnTo: string): string {
  const query = new URLSearchParams(alert ? printAlert(alert) : [['all', 'yes']]);
  query.set('returnTo', returnTo);
  return `${ALERTS_OFF_PATH}?${query}`;
}

/**
 * Why an alert was not turned on or off. `missing`: there is no such travel or tour, or it is offered no more;
 * `invalid`: the form is none of ours.
 */
export const ALERT_PROBLEMS = [
  'missing',
  'notOffered',
  'tooManyAlerts',
  'noEmail',
  'unavailable',
  'invalid',
] as const satisfies readonly (AlertProblem | string)[];
export type AlertFormProblem = (typeof ALERT_PROBLEMS)[number];

/** What a fetcher gets for an alert that it turns on. A visitor's leads to the steps instead. */
export type AlertReply = { readonly isOn: true } | { readonly problem: AlertFormProblem };
