/** E-mail addresses (§5, TRV-13). */

/** The most that an address may have on its way by SMTP (RFC 5321). */
const MAXIMUM_EMAIL_LENGTH = 254;

/**
 * Some text, an at sign, then a domain containing a dot. Neither spaces nor the characters that
 * separate addresses in a mail header are text, nor is what nobody sees: one field never addresses two people.
 */
const EMAIL =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(\.[^\s\p{C}@<>()[\]\\,;:".]+)+$/u;

/** Whether the text is one e-mail address, nothing around it; else WRONG_EMAIL, 'Invalid email' (CODE-02). */
export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM_EMAIL_LENGTH && EMAIL.test(text);
}

/** The address as it is stored and looked for: people write theirs with capitals or a space around it. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * What is the same of the addresses that one letter box has: `Bob@` and `bob@`, wide letters and narrow
 * ones. Compared by us, since databases fold letters each in its own way.
 */
export function letterBoxOf(email: string): string {
  return normaliseEmail(email.normalize('NFKC'));
}

/** Likewise of the addresses that one person makes of theirs by a tag: `bob+1@` and `bob+2@`. */
export function personOfEmail(email: string): string {
  return letterBoxOf(email).replace(/\+[^@]*@/, '@');
}
