/** What to do while a mail of ours has not arrived (BOOK-03, CODE-01); its words are in the catalogue `saving`. */
import { useTranslation } from 'react-i18next';
import * as styles from './parts.css.ts';

/** @param email that the mail went to; null where it is not known */
export function WaitingHelp({ email }: { readonly email: string | null }) {
  const { t } = useTranslation('saving');
  const steps = [
    t('waiting.wait'),
    t('waiting.spam'),
    email ? t('waiting.addressOf', { email }) : t('waiting.address'),
  ];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}
