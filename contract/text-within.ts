/** The text of a body, and no more of it than a limit: nobody fills the memory of who reads it. */

/** Null where it has more bytes; the rest is not read. */
export async function textWithin(
  { body }: Request | Response,
  mostBytes: number,
): Promise<string | null> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
