import { useState } from 'react';
import type { EnquiryReply } from './booking-start-action.server.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from './enquiry-fields.ts';
import { isMended, type MendingLimits } from './is-mended.ts';

export interface Mended {
  /** Fields whose error is said no more. */
  readonly fields: ReadonlySet<EnquiryField>;
  /** Looks at the field of the form that has changed. */
  readonly look: (changed: EventTarget, limits: MendingLimits) => void;
}

const NONE: ReadonlySet<EnquiryField> = new Set();

/** What has been put right since the form came back: no error comes of it, one that was there goes (TRV-13). */
export function useMended(reply: EnquiryReply | null): Mended {
  const [mended, setMended] = useState({ reply, fields: NONE });
  const fields = mended.reply === reply ? mended.fields : NONE;
  const look = (changed: EventTarget, limits: MendingLimits) => {
    const { name, form } = changed as HTMLInputElement;
    const field = ENQUIRY_FIELDS.find((known) => known === name);
    if (!field || !form || !reply?.result.error?.[field] || fields.has(field)) return;
    const value = new FormData(form).get(field) as string | null;
    if (isMended(field, value, limits)) setMended({ reply, fields: new Set([...fields, field]) });
  };
  return { fields, look };
}
