/**
 * The newsletter's form as its configuration says (NEWS-01, LAY-07): in the footer, as a block, on its own page.
 * The browser's own checks are off, so that the words are the site's. A form of the browser's and none of
 * React's: it is the same before its code has come. Robots fill in a field that nobody sees; the hidden tick
 * goes along, but what counts as consent is the link in the mail.
 */
import { useTranslation } from 'react-i18next';
import { isExternalAddress } from '../../contract/link-address.ts';
import type { Newsletter } from '../../contract/newsletter.ts';
import { button } from '../ui/button/button.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './newsletter-form.css.ts';

export interface NewsletterFormProps {
  /** Unique on the page: ids begin with it. */
  readonly id: string;
  readonly newsletter: Newsletter;
  /** What it stands on: `ink` is always dark. */
  readonly ground: keyof typeof styles.ground;
  /** As it was sent. */
  readonly email?: string;
  /** What is wrong with what was sent. */
  readonly error?: string | null;
}

export function NewsletterForm({ id, newsletter, ground, email, error }: NewsletterFormProps) {
  const { t } = useTranslation('layout');
  const { action, emailPlaceholder, gdpr, bot, cta, description, descriptionBottom } = newsletter;
  const isElsewhere = isExternalAddress(action);
  return (
    <form
      method="post"
      action={action}
      target={isElsewhere ? '_blank' : undefined}
      noValidate
      className={styles.ground[ground]}
    >
      <label htmlFor={`${id}-email`} className={styles.words}>
        {description}
      </label>
      <div className={styles.row}>
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={emailPlaceholder}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.field}
        />
        <button
          type="submit"
          className={`${button({ variant: ground === 'ink' ? 'light' : 'primary' })} ${styles.send}`}
        >
          {cta}
          {isElsewhere && <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div hidden>
        <input type="checkbox" name={gdpr} defaultChecked aria-label={t('newsletter.consent')} />
        <input type="text" name={bot} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </div>
      {descriptionBottom && <p className={styles.note}>{descriptionBottom}</p>}
    </form>
  );
}
