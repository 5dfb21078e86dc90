/** What `server.ts` hands to loaders and actions beside the request. */
import type { Logger } from 'pino';
import type { RequestFields } from '../config/log.ts';
import type { AnswerSource } from '../contract/answer-source.ts';
import type { FeatureFlags } from '../contract/feature-flags.ts';
import type { ResolvedAddress } from '../contract/resolve-address.ts';
import type { VisitorOutcomes } from './flags/visitor-outcomes.server.ts';
import type { SessionStore } from './auth/session-store.ts';

/** Answers a request of the contract: the embedded backend in process, or `fetch` to a remote one. */
export type ApiTransport = (request: Request) => Promise<Response>;

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Absent under `remix-serve`, which knows nothing of the embedded backend. */
    readonly embeddedApi?: ApiTransport;
    /** Absent under `remix-serve`, where nobody can log in. */
    readonly sessions?: SessionStore;
    readonly log?: Logger;
    /** By which a remote backend's log names the request too. */
    readonly requestFields?: RequestFields | null;
    /** What host and path mean, as the edge resolved them (MKT-02, RTE-05). Absent under `remix-serve`. */
    readonly address?: ResolvedAddress;
    /** That the visitor is in (`domain/network-of.ts`). Absent under `remix-serve`. */
    readonly network?: string;
    /** Two-letter country that a trusted proxy gives, or null (MKT-10). Absent for a page that is made for all. */
    readonly country?: string | null;
    /** What flags by visitor came to, for a page that is made for all who have the same outcomes. */
    readonly outcomes?: VisitorOutcomes;
    /** Absent under `remix-serve`: every flag has its default value. */
    readonly flags?: FeatureFlags;
    /** Told of every answer that goes into a page, where the page is to be kept. */
    readonly noteSource?: (source: AnswerSource) => void;
    /** Version of the catalogue as far as the process knows; null or absent: unknown. */
    readonly catalogueVersion?: string | null;
    /** When the backend is waited for no longer; by default the page's budget from its first call on. */
    readonly pageDeadline?: AbortSignal;
    /** Milliseconds since 1970; tests inject their own clock. */
    readonly now?: () => number;
  }
}
