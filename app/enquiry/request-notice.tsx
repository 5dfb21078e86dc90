import { useTranslation } from 'react-i18next';
import { ENQUIRY_ANSWER_DAYS } from '../../domain/enquiry-answer.ts';
import { Notice } from './notice.tsx';

/** That this is a request: nothing is booked, nothing is charged, a person answers. */
export function RequestNotice({
  isOnRequest,
  isFull,
}: {
  readonly isOnRequest: boolean;
  /** Whether it surely runs, with a full group. */
  readonly isFull: boolean;
}) {
  const { t } = useTranslation('enquiry');
  return (
    <Notice tone="info" icon="info">
      <p>
        <strong>{t('notice.nothingBooked')}</strong> {t('notice.answer')}{' '}
        {t('notice.when', { days: ENQUIRY_ANSWER_DAYS })}
      </p>
      {isOnRequest && <p>{t(isFull ? 'notice.onRequestFull' : 'notice.onRequest')}</p>}
    </Notice>
  );
}
