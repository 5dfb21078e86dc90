/** Questions that everybody asks, answered by the terms as they are, and the way to a person for the rest. */
import { useTranslation } from 'react-i18next';
import { cancellationSteps } from '../../../domain/cancellation-fees.ts';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import { feesOfAll } from '../../booking/cancellation-fees.ts';
import { LateCancellationNote } from '../../booking/cancellation.tsx';
import { TourStatusLabel } from '../../listing/tour-status-label.tsx';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps, ModalSubjects } from '../modal-subjects.ts';
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

/** @param props.type `statuses` for what those of a list of departures mean */
export default function FaqsModal({ subject, type }: ModalProps<'faqs'>) {
  return type === 'statuses' ? <StatusLegend /> : <Faqs settings={subject.settings} />;
}

function Faqs({ settings }: ModalSubjects['faqs']) {
  const { t } = useTranslation('modals');
  const { t: words } = useTranslation(['layout', 'travel']);
  const { decisionDays, balanceDueDays, freeCancellationDays, flexibleCancellationDays } = settings;
  const figures = {
    decisionDays,
    balanceDueDays,
    freeCancellationDays,
    flexibleCancellationDays,
  };
  const fees = feesOfAll(cancellationSteps(settings), words);
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

/** What each of the six statuses means for somebody who wants to go (TRV-01), and what becomes of the money. */
function StatusLegend() {
  const { t } = useTranslation(['modals', 'travel']);
  return (
    <ModalFrame title={t('faqs.statuses')}>
      <div className={styles.prose}>
        <dl className={styles.prose}>
          {TOUR_STATUSES.map((status) => (
            <div key={status}>
              <dt>
                <TourStatusLabel status={status} />
              </dt>
              <dd>{t(`travel:runs.meaning.${status}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('faqs.statusFigure')}</p>
        <p className={styles.muted}>{t('travel:runs.refund')}</p>
      </div>
    </ModalFrame>
  );
}
