/** A page that is kept: its finished bytes, and until when they are right. */
import { createHash } from 'node:crypto';
import type { AnswerSource } from '../contract/answer-source.ts';
import { packPage, type PageBytes } from './page-bytes.ts';

export interface KeptPage {
  /** Of every answer with it, whatever the encoding; security headers are among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly body: PageBytes;
  readonly bytes: number;
  /** Of the catalogue that it was made of; null where nobody could tell. */
  readonly version: string | null;
  /** Of the flags, as it was when the page was begun. */
  readonly flagsVersion: string;
  /** When time makes it another page (ms since 1970). */
  readonly changesAtMs: number;
  /** Until then it is right whatever the version: where there is none, or no better page could be made. */
  heldUntilMs: number;
  hits: number;
}

/** How long a page lives whose catalogue has no version: a change shows within two seconds (REL-04). */
const UNVERSIONED_MS = 2_000;

const NO_FLAGS = '';

/** What the process knew when it began to make a page. */
export interface PageStart {
  readonly version: string | null;
  /** Of the flags; the same where there are none. */
  readonly flagsVersion?: string;
  readonly startedMs: number;
  readonly changesAtMs: number;
}

/** What it has become by the time it is made. */
export interface MadePage {
  readonly body: Buffer;
  readonly headers: Headers;
  readonly sources: readonly AnswerSource[];
}

/** Whether a page that was made of these shows nothing of two catalogues. */
export function isOfOneCatalogue(sources: readonly AnswerSource[]): boolean {
  return new Set(versionsOf(sources)).size <= 1;
}

/** @param onResize told whenever the page holds other bytes than before */
export async function keepPage(
  { body, headers, sources }: MadePage,
  start: PageStart,
  onResize: () => void,
): Promise<KeptPage> {
  const packed = await packPage(body, onResize);
  const version = versionsOf(sources)[0] ?? start.version;
  const moments = sources.flatMap(({ changesAtMs }) => changesAtMs ?? []);
  const fields = Object.fromEntries(headers);
  return {
    headers: fields,
    tag: tagOf(body, fields),
    body: packed,
    get bytes() {
      return packed.bytes + OVERHEAD_BYTES;
    },
    version,
    flagsVersion: start.flagsVersion ?? NO_FLAGS,
    changesAtMs: Math.min(start.changesAtMs, ...moments),
    heldUntilMs: version === null ? start.startedMs + UNVERSIONED_MS : 0,
    hits: 0,
  };
}

/** Headers, key and objects of a page, about. */
const OVERHEAD_BYTES = 4 * 1024;

/** What the process knows when a page is asked for. */
export interface PresentState {
  readonly version: string | null;
  readonly flagsVersion?: string;
  readonly now: number;
}

export function isRight(
  page: KeptPage,
  { version, flagsVersion = NO_FLAGS, now }: PresentState,
): boolean {
  if (now >= page.changesAtMs) return false;
  if (now < page.heldUntilMs) return true;
  return version !== null && page.version === version && page.flagsVersion === flagsVersion;
}

function versionsOf(sources: readonly AnswerSource[]): string[] {
  return sources.flatMap(({ version }) => version ?? []);
}

/** Weak: one tag for all encodings (RFC 9110, 8.8.1). Headers such as the policy of scripts count too. */
function tagOf(body: Buffer, headers: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
