/** The short number by which traveller and operator name an enquiry (BOOK-03): `1F0A9C3E`. */
const LENGTH = 8;

/** From the id that the backend gave it, whatever its form. */
export function enquiryNumber(enquiryId: string): string {
  return enquiryId
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LENGTH)
    .toUpperCase();
}
