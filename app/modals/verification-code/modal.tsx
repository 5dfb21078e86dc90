/** What to do while a mail of ours has not arrived (BOOK-03). */
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';
import { WaitingHelp } from '../parts/waiting-help.tsx';

export default function VerificationCodeModal({ subject }: ModalProps<'verification-code'>) {
  const { t } = useTranslation('saving');
  return (
    <ModalFrame title={t('waiting.title')}>
      <div className={styles.prose}>
        <WaitingHelp email={subject.email} />
        <ContactOptions subject={t('waiting.title')} />
      </div>
    </ModalFrame>
  );
}
