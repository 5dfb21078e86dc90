/** Asks before all filters are taken away at once (RES-11). */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { unfilteredQuery } from '../../listing/listing-links.ts';
import { button } from '../../ui/button.css.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import { useModalState } from '../modal-state.ts';

export default function RemoveConfirmModal({ subject }: ModalProps<'remove-confirm'>) {
  const { t } = useTranslation(['modals', 'listing']);
  const { closeHref, close } = useModalState();
  return (
    <ModalFrame
      title={t('removeConfirm.title')}
      actions={
        <>
          <PageLink
            to="search"
            query={unfilteredQuery(subject.filters)}
            replace
            className={button({ wide: true })}
          >
            {t('listing:filter.clearAll')}
          </PageLink>
          <Link
            to={closeHref}
            replace
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
            className={button({ variant: 'quiet', wide: true })}
          >
            {t('removeConfirm.keep')}
          </Link>
        </>
      }
    >
      <p>{t('removeConfirm.explanation', { count: subject.count })}</p>
    </ModalFrame>
  );
}
