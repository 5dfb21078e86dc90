import { useEffect, useState } from 'react';
import type { AskedFor } from './asked-sum.ts';
import { FORM_ID } from './enquiry-fields.ts';

/** A field's value as a form sends it; nothing for a box that is not ticked. */
type ValueOf = (field: keyof AskedFor) => unknown;

/**
 * What is chosen on the form: as it was drawn, and with scripts as it is now.
 *
 * @returns what is chosen, and what is to be called with the form when something of it changes
 */
export function useAskedFor(drawn: ValueOf): readonly [AskedFor, (form: HTMLFormElement) => void] {
  const [asked, setAsked] = useState(() => askedFor(drawn));
  const follow = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setAsked(askedFor((field) => data.get(field)));
  };
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (form instanceof HTMLFormElement) follow(form);
    // Once, with what was chosen before this was its code's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return [asked, follow];
}

/** As many people as were chosen, also where there are not so many seats; what is no number is one. */
function askedFor(valueOf: ValueOf): AskedFor {
  const typed = String(valueOf('travellers') ?? '');
  return {
    travellers: /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : 1,
    promotionCode: String(valueOf('promotionCode') ?? ''),
    privateRoom: valueOf('privateRoom') === 'on',
    flexibleCancellation: valueOf('flexibleCancellation') === 'on',
  };
}
