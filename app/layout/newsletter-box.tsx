/**
 * The newsletter's form as the layout's data describes it (NEWS-01, LAY-07): the browser's own checks are
 * off, the answer opens in a new tab. Consent is sent along; robots fill in a field that nobody sees.
 */
import { useTranslation } from 'react-i18next';
import type { Newsletter } from '../../contract/layout.ts';
import { button } from '../ui/button.css.ts';
import * as styles from './newsletter-box.css.ts';

export function NewsletterBox({ newsletter }: { readonly newsletter: Newsletter }) {
  const { t } = useTranslation('layout');
  const { action, emailPlaceholder, gdpr, bot, cta, description, descriptionBottom } = newsletter;
  return (
    <form method="post" action={action} target="_blank" noValidate className={styles.form}>
      <label htmlFor="newsletter-email" className={styles.words}>
        {description}
      </label>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={emailPlaceholder}
          className={styles.field}
        />
        <button type="submit" className={button({ variant: 'light' })}>
          {cta}
        </button>
      </div>
      <div hidden>
        <input type="checkbox" name={gdpr} defaultChecked aria-label={t('newsletter.consent')} />
        <input type="text" name={bot} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </div>
      {descriptionBottom && <p className={styles.note}>{descriptionBottom}</p>}
    </form>
  );
}
