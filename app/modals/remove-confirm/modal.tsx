/** Asks before a travel is removed with the departures that are saved of it (WISH-03). */
import { useTranslation } from 'react-i18next';
import { SmallForm } from '../../layout/small-form.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SAVED_PATH } from '../../wishlist/saved-form.ts';
import { ModalFrame, useModalState } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';

export default function RemoveConfirmModal({ subject }: ModalProps<'remove-confirm'>) {
  const { t } = useTranslation('wishlist');
  const { closeHref } = useModalState();
  const { travelId, title, tourCount } = subject;
  return (
    <ModalFrame
      title={t('confirm.title', { name: title ?? t('gone.travel') })}
      actions={
        <>
          <SmallForm action={SAVED_PATH}>
            <input type="hidden" name="intent" value="removeListed" />
            <input type="hidden" name="travelId" value={travelId} />
            <input type="hidden" name="confirmed" value="yes" />
            <Button wide>{t('confirm.remove')}</Button>
          </SmallForm>
          <Link
            to={closeHref}
            replace
            preventScrollReset
            className={button({ variant: 'quiet', wide: true })}
          >
            {t('confirm.keep')}
          </Link>
        </>
      }
    >
      <p>{tourCount > 0 ? t('confirm.tours', { count: tourCount }) : t('confirm.alone')}</p>
    </ModalFrame>
  );
}
