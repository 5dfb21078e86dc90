/** What the provider's forms have in common. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const LARGEST_FORM_BYTES = 8 * 1024;

/** Throws Hono's HTTPException for a form that is larger than any of these: `createIdentity` answers it with a page. */
export const limitedForm = bodyLimit({ maxSize: LARGEST_FORM_BYTES });

/** What was typed into a field; empty where it is missing, or a file. */
export function textOf(form: Readonly<Record<string, unknown>>, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** The fields that were sent; none where they cannot be read, which no browser sends. */
export async function sentForm(context: Context): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await context.req.parseBody();
  } catch {
    return {};
  }
}
