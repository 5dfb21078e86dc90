import type { HttpBindings } from '@hono/node-server';

export interface IdentityEnvironment {
  /** What the edge hands over beside Node's request and answer. */
  readonly Bindings: HttpBindings & { readonly visitorAddress: string };
  /** The form that was sent, filled in, for where the process cannot do now what it asks for. */
  readonly Variables: { readonly formAgain?: () => Promise<string> };
}
