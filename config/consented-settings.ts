/**
 * What is loaded from others once a visitor allows statistics (ANA-01): a tag manager, and a widget to write
 * messages with. Without these settings there is nothing, and the Content-Security-Policy lets nothing in.
 */
import type { z } from 'zod';
import { origins, webAddress } from './web-address.ts';

export const CONSENTED_VARIABLES = {
  /** Script of a tag manager, which reads `window.dataLayer`. */
  TAG_MANAGER_URL: webAddress.optional(),
  /** Where that script sends to and loads from, beside its own origin. */
  TAG_MANAGER_ORIGINS: origins,
  /** Script that loads the messaging widget. */
  MESSAGING_WIDGET_URL: webAddress.optional(),
};

type ConsentedVariables = z.infer<z.ZodObject<typeof CONSENTED_VARIABLES>>;

export interface ConsentedSettings {
  /** Null where there is none. */
  readonly tagManagerUrl: string | null;
  readonly messagingUrl: string | null;
  /** Of both, each once: what a page may load from, ask and frame. */
  readonly origins: readonly string[];
}

export function consentedSettingsOf(values: ConsentedVariables): ConsentedSettings {
  const tagManagerUrl = values.TAG_MANAGER_URL ?? null;
  const messagingUrl = values.MESSAGING_WIDGET_URL ?? null;
  const scripts = [tagManagerUrl, messagingUrl].flatMap((url) => (url ? new URL(url).origin : []));
  // Without its script nothing would go there.
  const beside = tagManagerUrl ? values.TAG_MANAGER_ORIGINS : [];
  return { tagManagerUrl, messagingUrl, origins: [...new Set([...scripts, ...beside])] };
}
