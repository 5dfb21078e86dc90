/**
 * What a mail to a traveller says, described once, and the parts that several mails have: its text (`compose-mail.ts`) and its HTML (`mail-html.ts`) are both
 * drawn from it.
 */
import type { TFunction } from 'i18next';
import type { Image } from '../../contract/image.ts';
import { greetingName } from '../../domain/full-name.ts';
import type { Market } from '../../domain/market.ts';
import { currencySymbol, isApproximate, type Price } from '../../domain/money.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { presentPicture } from '../images/picture.ts';

export interface MailDescription {
  readonly to: string;
  /** Whose language and tag the mail has. */
  readonly market: Market;
  readonly brandName: string;
  readonly subject: string;
  /** Above the HTML; readers of the text have the subject. */
  readonly heading: string;
  /** Of the travel that the mail is about, above the HTML. */
  readonly poster?: Image | null;
  readonly parts: readonly MailPart[];
  /** Beside those that every mail has, e.g. `reply-to`. */
  readonly headers: Readonly<Record<string, string>>;
}

export type MailPart =
  | {
      /** `smallPrint` is what one need not read: why the mail came, and how to get no more. */
      readonly kind: 'paragraph' | 'smallPrint';
      readonly text: string;
      /** After the text. */
      readonly link?: MailLink;
    }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** A sentence with a one-time code in it, which HTML shows large. */
  | { readonly kind: 'code'; readonly text: string; readonly code: string }
  /** What the mail is for; a mail has one at most. */
  | { readonly kind: 'button'; readonly link: MailLink; readonly lead?: string };

export interface MailLink {
  /** For who sees HTML. */
  readonly label: string;
  readonly url: string;
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** Of the cover of a travel; null where it has none. */
export function posterOf(
  { pictures }: Pick<TravelRecord, 'pictures'>,
  market: Market,
): Image | null {
  const [cover] = pictures;
  return cover ? presentPicture(cover, market) : null;
}

export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text };
}

/** By first name, or without one where the name has none that one would be called by. */
export function greeting(fullName: string, t: TFunction): MailPart {
  const name = greetingName(fullName);
  return paragraph(name === null ? t('hello.nameless') : t('hello.named', { name }));
}

/** That amounts in another currency than the market's own, or one that nobody pays in, are approximate (MKT-08). */
export function approximateNote(
  prices: readonly (Price | null | undefined)[],
  market: Market,
  t: TFunction,
): MailPart[] {
  const price = prices.find((one) => one && isApproximate(one, market.currency));
  return price ? [paragraph(t('approximate', { symbol: currencySymbol(price.currency) }))] : [];
}
