/**
 * The mail with the last step of a new account (WISH-02): a link to the page where name and password are set, its token
 * sealed as long as it waits in the outbox. Where another provider signs people in, they do it there.
 */
import type { LoginSettings } from '../../config/login-settings.ts';
import { NEW_ACCOUNT_DAYS, NEW_ACCOUNT_PATH } from '../../contract/new-account-link.ts';
import type { Market } from '../../domain/market.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { composeMail } from './compose-mail.ts';
import { mailWords } from './mail-words.ts';
import { encrypt } from './encrypted-text.ts';

export interface NewAccountMailParts {
  readonly email: string;
  readonly market: Market;
  readonly brandName: string;
  /** Of the market's site. */
  readonly origin: string;
  readonly login: Pick<LoginSettings, 'issuer' | 'isEmbedded'>;
  readonly token: string;
  /** With which the token is sealed. */
  readonly secret: string;
}

export function newAccountMail({
  email,
  market,
  brandName,
  origin,
  login,
  token,
  secret,
}: NewAccountMailParts): Mail {
  const t = mailWords(market.language);
  const kind = login.isEmbedded ? 'ours' : 'elsewhere';
  const say = (key: string) =>
    t(`newAccount.${key}`, { brand: brandName, days: NEW_ACCOUNT_DAYS, email });
  const url = login.isEmbedded
    ? `${new URL(login.issuer).origin}${NEW_ACCOUNT_PATH}${encrypt(token, secret)}?ui_locales=${market.languageTag}`
    : `${origin}/login`;
  return composeMail({
    to: email,
    market,
    brandName,
    subject: say('subject'),
    heading: say('heading'),
    parts: [
      { kind: 'paragraph', text: t('hello.nameless') },
      { kind: 'button', lead: say(`${kind}.text`), link: { label: say(`${kind}.press`), url } },
      { kind: 'paragraph', text: say(`${kind}.until`) },
      { kind: 'smallPrint', text: say('notYou') },
    ],
    headers: {},
  });
}
