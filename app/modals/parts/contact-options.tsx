/** The ways to people that a modal offers: contacts of the company, and the meet-ups. */
import { useTranslation } from 'react-i18next';
import type { Layout } from '../../../contract/layout.ts';
import { isLinkAddress } from '../../../contract/link-address.ts';
import { isDisabledRoute, pathOf } from '../../../contract/route-paths.ts';
import { ENQUIRY_ANSWER_DAYS } from '../../../domain/answer-days.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { contactLines } from '../../layout/contact-books.ts';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { mailAddress } from './mail-address.ts';
import * as styles from './parts.css.ts';

export interface ContactOptionsProps {
  /** What the mail is about. */
  readonly subject?: string;
  readonly blocks?: Layout['contacts']['blocks'];
}

/** Ways to a person: mail first, then by telephone and message, then what else the layout offers (LAY-09). */
export function ContactOptions({ subject, blocks = [] }: ContactOptionsProps) {
  const { t } = useTranslation(['modals', 'layout']);
  const { brand, company, layout, marketId } = useSite();
  const search = pathOf('search', marketId);
  // Whoever is on a trip finds the number for emergencies on the page of contacts.
  const lines = contactLines(layout.contacts.books, company).filter(
    ({ book }) => book !== 'emergency',
  );
  return (
    <div className={styles.prose}>
      <div className={styles.choices}>
        <a href={mailAddress({ to: brand.email, subject })} className={styles.choice}>
          <Icon name="mail" />
          {t('contact.write', { email: brand.email })}
        </a>
        <p className={styles.muted}>{t('contact.answer', { count: ENQUIRY_ANSWER_DAYS })}</p>
      </div>
      {lines.length > 0 && (
        <ul aria-label={t('layout:contact.title')} className={styles.choices}>
          {lines.map(({ book, icon, href, value }) => {
            return (
              <li key={book}>
                <a href={href} className={styles.choice}>
                  <Icon name={icon} />
                  {t(`layout:contact.${book}`)}
                  {value && <span className={styles.muted}>{value}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {blocks.map(({ id, title, callToActionList }) => (
        <ul key={id} aria-label={title} className={styles.choices}>
          {callToActionList
            .filter(({ url }) => isLinkAddress(url))
            .map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={styles.choice}>
                  <Icon name={url === search ? 'search' : 'chat'} />
                  {label}
                </a>
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}

/** The way to the meet-ups; nothing in a market that has switched them off (RTE-02). */
export function MeetupsLink() {
  const { t } = useTranslation('modals');
  const { marketId } = useSite();
  if (isDisabledRoute('events-wemeet', marketId)) return null;
  return (
    <PageLink to="events-wemeet" className={button({ variant: 'secondary', wide: true })}>
      {t('meetupSearch.all')}
    </PageLink>
  );
}
