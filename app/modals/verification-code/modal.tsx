/** What to do while a mail of ours has not arrived (BOOK-03). */
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

export default function VerificationCodeModal({ subject }: ModalProps<'verification-code'>) {
  const { t } = useTranslation('modals');
  const { email } = subject;
  return (
    <ModalFrame title={t('verificationCode.title')}>
      <div className={styles.prose}>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <p>{t('verificationCode.wait')}</p>
          </li>
          <li className={styles.step}>
            <p>{t('verificationCode.spam')}</p>
          </li>
          <li className={styles.step}>
            <p>
              {email ? t('verificationCode.addressOf', { email }) : t('verificationCode.address')}
            </p>
          </li>
        </ol>
        <ContactOptions subject={t('verificationCode.title')} />
      </div>
    </ModalFrame>
  );
}
