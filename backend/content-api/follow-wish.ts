/** What a traveller does with a request for seats, by its mailed link or in the account area (TRV-08, AUTH-07). */
import type { EnquiryLinkWish } from '../../contract/enquiry-paths.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { MARKETS } from '../../domain/market.ts';
import { requestCommands } from '../mail/enquiry-mails.ts';
import { mailWords } from '../mail/mail-words.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import {
  hideName,
  showName,
  withdrawEnquiry,
  type FoundEnquiry,
} from '../storage/queries/tour-group.ts';
import type { BackendParts } from './backend-parts.ts';

/**
 * Shows or hides the name of a request, or withdraws it; twice is as once. Whoever answers requests is told of one that
 * was withdrawn.
 * @param title of the travel, for that mail
 */
export async function followWish(
  db: Executor,
  {
    enquiry,
    title,
    wish,
  }: { readonly enquiry: FoundEnquiry; readonly title: string; readonly wish: EnquiryLinkWish },
  { brand, now }: Pick<BackendParts, 'brand' | 'now'>,
): Promise<void> {
  if (wish === 'show') return showName(db, enquiry.id, now());
  if (wish === 'hide') return hideName(db, enquiry);
  if (!(await withdrawEnquiry(db, enquiry.id, now()))) return;
  await enqueueMail(db, withdrawnMail({ enquiry, title, brand }), now());
}

/** To the operator's people: a request that nobody needs to answer any more (TRV-08). */
interface WithdrawnMailParts {
  readonly enquiry: Pick<
    FoundEnquiry,
    'id' | 'market_id' | 'full_name' | 'email' | 'tour_code' | 'state'
  >;
  readonly title: string;
  readonly brand: { readonly email: string };
}

function withdrawnMail({ enquiry, title, brand }: WithdrawnMailParts): OutgoingMail {
  const t = mailWords(MARKETS[enquiry.market_id].language);
  const values = {
    number: enquiryNumber(enquiry.id),
    name: enquiry.full_name,
    email: enquiry.email,
    code: enquiry.tour_code,
    title,
  };
  const commands = requestCommands(enquiry.id, ['refused']);
  const seats =
    enquiry.state === 'booked' ? `\n${t('enquiry.withdrawn.booked', { commands })}` : '';
  return {
    to: brand.email,
    subject: t('enquiry.withdrawn.subject', values),
    text: t('enquiry.withdrawn.text', values) + seats,
    html: null,
    headers: { 'reply-to': enquiry.email },
    deduplicationKey: `enquiry:${enquiry.id}:withdrawn`,
  };
}
