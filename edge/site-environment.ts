/** What the parts of the edge share: the methods that it takes, and what its steps know about a request. */
import type { HttpBindings } from '@hono/node-server';
import type { Market } from '../domain/market.ts';
import type { VisitorAddress } from './visitor-address.ts';

/** All that a page, a form or a file is asked with. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

/** What the steps before have set. */
export interface SiteVariables {
  readonly visitor: VisitorAddress;
  /** The market of the host, behind the guard. */
  readonly market: Market;
}

export type SiteEnvironment = { Bindings: HttpBindings; Variables: SiteVariables };
