/** Browsers send two characters for a line end but count one for `maxlength`. */
export function withShortLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
