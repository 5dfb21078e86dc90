/** Phone numbers (§5, TRV-13). */

/** Longer than any number with its separators. */
const MAXIMUM_PHONE_LENGTH = 40;
/** Digits with at most two separators between them, as in `+44 (0)20`. */
const SEPARATED = /^\+?\(?\d(?:[ ()./-]{0,2}\d)*$/;
/** Perhaps a plus and a country code, then 3 to 4 digits and 4 to 7. */
const PHONE = /^\+?(?:\d{1,3})?\d{3,4}\d{4,7}$/;

/** Whether the text is a phone number; spaces, dots, hyphens, slashes and brackets may separate it. */
export function isPhone(text: string): boolean {
  if (text.length > MAXIMUM_PHONE_LENGTH || !SEPARATED.test(text)) return false;
  return PHONE.test(text.replace(/[^+\d]/g, ''));
}

/** What a form accepts: the phone number is optional there (TRV-13). */
export function isOptionalPhone(text: string): boolean {
  return text.trim() === '' || isPhone(text.trim());
}
