import { z } from 'zod';
import { text, prose } from '../../../contract/block-content.ts';

/** What a section of a legal text can show of the settings: who runs the site, how, for which fee, and who else reads. */
export const LEGAL_PARTS = [
  'company',
  'insolvency',
  'mail',
  'cancellation-fees',
  'language-model',
] as const;
export type LegalPart = (typeof LEGAL_PARTS)[number];

export const schema = z.strictObject({
  title: text,
  /** What one should know of the text itself. */
  note: text.optional(),
  sections: z
    .array(
      z.strictObject({
        title: text,
        text: prose,
        /** What the site itself puts below the text, out of the settings. */
        shows: z.enum(LEGAL_PARTS).optional(),
      }),
    )
    .min(1),
});
export type Content = z.infer<typeof schema>;
