/** How to reach a person (LAY-09). */
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

export default function TalkToUsModal({ subject }: ModalProps<'talk-to-us'>) {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame title={t('talkToUs.title')}>
      <div className={styles.prose}>
        <p>{t('talkToUs.explanation')}</p>
        <ContactOptions blocks={subject.blocks} />
        <p>
          <ModalLink name="chatbot" className={textLink({ standalone: true })}>
            {t('talkToUs.quick')}
          </ModalLink>
        </p>
      </div>
    </ModalFrame>
  );
}
