/** What the steps of the edge know about a request: Node's own objects, and what the steps before have set. */
import type { HttpBindings } from '@hono/node-server';
import type { Market } from '../domain/market.ts';
import type { VisitorAddress } from './visitor-address.ts';

export interface SiteVariables {
  readonly requestId: string;
  readonly visitor: VisitorAddress;
  /** The market of the host, behind the guard. */
  readonly market: Market;
}

export type SiteEnvironment = { Bindings: HttpBindings; Variables: SiteVariables };
