/** Codes that take something off a price, as people type them (TRV-08). */

/** Whether a typed code is this one: spaces around it and capitals make no other of it. */
export function isPromotionCode(typed: string, code: string): boolean {
  return typed.trim().toUpperCase() === code.toUpperCase();
}
