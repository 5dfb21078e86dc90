/**
 * What a page's scripts go on from, kept beside the page (docs/decisions/0032). It is named by its hash, so it
 * is right as long as somebody asks for it: a page that was sent a moment ago still finds its own.
 */
import { packPage, type PageBytes } from './page-bytes.ts';

export interface StateText {
  readonly hash: string;
  readonly text: string;
}

export interface KeptState {
  readonly hash: string;
  readonly body: PageBytes;
  readonly bytes: number;
}

/** @param onResize told whenever it holds other bytes than before */
export async function keepState(
  { hash, text }: StateText,
  onResize: () => void,
): Promise<KeptState> {
  const body = await packPage(Buffer.from(text), onResize);
  return {
    hash,
    body,
    get bytes() {
      return body.bytes;
    },
  };
}
