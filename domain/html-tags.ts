const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const TAG_START = /^[a-z/!?]/i;

/**
 * Text without its HTML tags and comments (TRV-13), their content kept. A `<` that opens no tag stays
 * (`3 < 5`), a tag that never closes goes, and no tag is left over by taking another one out of it.
 *
 * For titles, summaries and mails of plain text; HTML that stays HTML is sanitised elsewhere (SEC-06).
 */
export function stripHtmlTags(text: string): string {
  const [start = '', ...pieces] = text.replace(COMMENT, '').split('<');
  return pieces.reduce((kept, piece) => kept + withoutTag(piece), start);
}

/** What is kept of a `<` and the text up to the next one. */
function withoutTag(piece: string): string {
  if (TAG_START.test(piece)) return piece.includes('>') ? piece.slice(piece.indexOf('>') + 1) : '';
  // A `<` at the end or right before another is dropped: it would open what comes to stand after it.
  return piece === '' ? '' : `<${piece}`;
}
