/** Ways to a person: what the layout offers for it, and mail (LAY-09). */
import { useTranslation } from 'react-i18next';
import type { Layout } from '../../../contract/layout.ts';
import { isLinkAddress } from '../../../contract/link-address.ts';
import { ENQUIRY_ANSWER_DAYS } from '../../../domain/enquiry-answer.ts';
import { useSite } from '../../i18n/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { mailAddress } from './mail-address.ts';
import * as styles from './parts.css.ts';

export interface ContactOptionsProps {
  /** What the mail is about. */
  readonly subject?: string;
  readonly blocks?: Layout['contacts']['blocks'];
}

export function ContactOptions({ subject, blocks = [] }: ContactOptionsProps) {
  const { t } = useTranslation('modals');
  const { brand } = useSite();
  return (
    <div className={styles.prose}>
      {blocks.map(({ id, title, callToActionList }) => (
        <section key={id} aria-labelledby={`contact-${id}`} className={styles.choices}>
          <h3 id={`contact-${id}`} className={styles.subtitle}>
            {title}
          </h3>
          {callToActionList
            .filter(({ url }) => isLinkAddress(url))
            .map(({ label, url }) => (
              <a key={url} href={url} className={styles.choice}>
                <Icon name="chat" />
                {label}
              </a>
            ))}
        </section>
      ))}
      <div className={styles.choices}>
        <a href={mailAddress({ to: brand.email, subject })} className={styles.choice}>
          <Icon name="mail" />
          {t('contact.write', { email: brand.email })}
        </a>
        <p className={styles.muted}>{t('contact.answer', { count: ENQUIRY_ANSWER_DAYS })}</p>
      </div>
    </div>
  );
}
