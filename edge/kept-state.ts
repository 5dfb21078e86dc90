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
  readonly kind: 'state';
  readonly body: PageBytes;
  readonly bytes: number;
}

/** Its name and objects, about. */
const OVERHEAD_BYTES = 1024;

/** @param onResize told whenever it holds other bytes than before */
export async function keepState(
  { text }: Pick<StateText, 'text'>,
  onResize: () => void,
): Promise<KeptState> {
  const body = await packPage(Buffer.from(text), onResize);
  return {
    kind: 'state',
    body,
    get bytes() {
      return body.bytes + OVERHEAD_BYTES;
    },
  };
}
