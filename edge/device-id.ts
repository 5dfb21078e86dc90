/** Gives a browser its device id (ANA-01), with answers that no cache keeps for others. */
import { randomUUID } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { deviceCookie, readDeviceId } from '../contract/device-cookie.ts';

export interface AnswerForDevice {
  /** The request's `Cookie` header. */
  readonly cookies: string | undefined;
  /** The answer's `Cache-Control` header. */
  readonly cacheControl: string;
  /** Whether an id that is there gets another year. */
  readonly isRenewal: boolean;
}

/** A giver of ids: it returns the `Set-Cookie` header of an answer, or null where there is nothing to set. */
export function deviceIds({
  origins,
}: Pick<Settings, 'origins'>): (answer: AnswerForDevice) => string | null {
  const isSecure = origins['en-WE'].startsWith('https:');
  return ({ cookies, cacheControl, isRenewal }) => {
    if (!/\bprivate\b/.test(cacheControl)) return null;
    const id = readDeviceId(cookies, isSecure);
    if (id !== null && !isRenewal) return null;
    return deviceCookie(id ?? randomUUID(), isSecure);
  };
}
