/**
 * Notices of what was done to an account, so that its owner learns of what others do in their place (AUTH-07): to its
 * own address, in the language that its profile says. They tell nothing of who did it.
 */
import { todayIn } from '../../domain/calendar-date.ts';
import { formatMoment } from '../../domain/clock-time.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { composeMail } from './compose-mail.ts';
import { greeting, paragraph, type MailPart } from './mail-parts.ts';
import { mailWords } from './mail-words.ts';

export interface AccountNotice {
  /** Proven to be the person's. */
  readonly email: string;
  readonly firstName: string | null;
  readonly marketId: MarketId;
  readonly brand: { readonly name: string; readonly email: string };
  /** When it was done, in milliseconds since 1970. */
  readonly doneAt: number;
}

/**
 * @param isFirst whether there was no password before
 * @param issuer of the embedded provider, where another password is chosen
 */
export function passwordMail(
  notice: AccountNotice,
  { isFirst, issuer }: { readonly isFirst: boolean; readonly issuer: string },
): Mail {
  const kind = isFirst ? 'password.set' : 'password.changed';
  const { languageTag } = MARKETS[notice.marketId];
  const url = `${issuer}/password?${new URLSearchParams({ ui_locales: languageTag })}`;
  return noticeMail(notice, kind, (say) => [
    {
      kind: 'paragraph',
      text: say('password.notYou'),
      link: { label: say('password.press'), url },
    },
  ]);
}

export function deletedAccountMail(notice: AccountNotice): Mail {
  return noticeMail(notice, 'deleted', (say) => [
    paragraph(say('deleted.requests')),
    paragraph(say('deleted.notYou')),
  ]);
}

function noticeMail(
  { email, firstName, marketId, brand, doneAt }: AccountNotice,
  kind: 'password.set' | 'password.changed' | 'deleted',
  restOf: (say: (key: string) => string) => MailPart[],
): Mail {
  const market = MARKETS[marketId];
  const t = mailWords(market.language);
  const values = {
    brand: brand.name,
    email: brand.email,
    date: formatLongDate(todayIn(market.timeZone, doneAt), market),
    time: formatMoment(doneAt, market),
  };
  const say = (key: string) => t(`account.${key}`, values);
  const subject = say(`${kind}.subject`);
  return composeMail({
    to: email,
    market,
    brandName: brand.name,
    subject,
    heading: subject,
    parts: [greeting(firstName ?? '', t), paragraph(say(`${kind}.text`)), ...restOf(say)],
    headers: {},
  });
}
