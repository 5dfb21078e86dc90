/** Questions that everybody asks, answered by the terms as they are, and the way to a person for the rest. */
import { useTranslation } from 'react-i18next';
import { cancellationSteps } from '../../../domain/cancellation-fees.ts';
import { feesOfAll } from '../../booking/cancellation-fees.ts';
import { LateCancellationNote } from '../../booking/cancellation.tsx';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

const QUESTIONS = [
  'alone',
  'age',
  'room',
  'confirmed',
  'flights',
  'payment',
  'cancellation',
  'insurance',
] as const;

export default function FaqsModal({ subject }: ModalProps<'faqs'>) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation(['layout', 'travel']);
  const { decisionDays, balanceDueDays, freeCancellationDays, flexibleCancellationDays } =
    subject.settings;
  const figures = {
    decisionDays,
    balanceDueDays,
    freeCancellationDays,
    flexibleCancellationDays,
  };
  const fees = feesOfAll(cancellationSteps(subject.settings), words);
  return (
    <ModalFrame title={t('faqs.title')}>
      <div className={styles.prose}>
        <div>
          {QUESTIONS.map((question) => (
            <AccordionItem key={question} headingAs="h3" summary={t(`faqs.${question}.question`)}>
              <p>{t(`faqs.${question}.answer`, figures)}</p>
              {question === 'cancellation' && <LateCancellationNote fees={fees} />}
            </AccordionItem>
          ))}
        </div>
        <h3 className={styles.subtitle}>{t('faqs.notAnswered')}</h3>
        <ContactOptions />
      </div>
    </ModalFrame>
  );
}
