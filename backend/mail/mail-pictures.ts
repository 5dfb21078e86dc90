/**
 * Pictures that are sent along with a mail, so that none is fetched from elsewhere (RFC 2392). The HTML in the outbox names
 * them alone; their bytes are made when the mail is sent.
 */
import type { ServedWidth } from '../../contract/image-address.ts';

/** The least that fills the card of a mail. */
export const MAIL_PICTURE_WIDTH = 576 satisfies ServedWidth;

/** A JPEG, which every mailbox draws; null where there is none to have. */
export type MailPictures = (id: string) => Promise<Uint8Array | null>;

/** Where mails show none. */
export const NO_PICTURES: MailPictures = async () => null;

const CONTENT_ID_URL = /cid:poster-([0-9a-f]{16})/g;

/** @param id of the original */
export function contentIdUrl(id: string): string {
  return `cid:poster-${id}`;
}

async function namedPictures(html: string, pictures: MailPictures) {
  const ids = new Set([...html.matchAll(CONTENT_ID_URL)].map(([, id = '']) => id));
  const made = await Promise.all([...ids].map(async (id) => ({ id, bytes: await pictures(id) })));
  return made.flatMap(({ id, bytes }) => (bytes ? [{ id, content: Buffer.from(bytes) }] : []));
}

/** The pictures that a mail's HTML names, as nodemailer takes them; one that is not there is left out. */
export async function attachedPictures(html: string, pictures: MailPictures) {
  return (await namedPictures(html, pictures)).map(({ id, content }) => ({
    cid: `poster-${id}`,
    filename: `${id}.jpg`,
    content,
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
  }));
}

/** The HTML with its pictures inside, for a browser, which has no attachments. */
export async function withPicturesInside(html: string, pictures: MailPictures): Promise<string> {
  const named = await namedPictures(html, pictures);
  return named.reduce(
    (drawn, { id, content }) =>
      drawn.replaceAll(contentIdUrl(id), `data:image/jpeg;base64,${content.toString('base64')}`),
    html,
  );
}
