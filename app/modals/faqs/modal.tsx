/** Questions and answers, and the way to a person for what they do not answer. */
import { useTranslation } from 'react-i18next';
import { AccordionItem } from '../../ui/accordion.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

export default function FaqsModal({ subject }: ModalProps<'faqs'>) {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame title={t('faqs.title')}>
      <div className={styles.prose}>
        <div>
          {subject.questions.map(({ id, question, answer }) => (
            <AccordionItem key={id} headingAs="h3" summary={question}>
              <div className={styles.prose}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </AccordionItem>
          ))}
        </div>
        <h3 className={styles.subtitle}>{t('faqs.notAnswered')}</h3>
        <ContactOptions />
      </div>
    </ModalFrame>
  );
}
