/** Asks before all filters are taken away at once (RES-11); who keeps them is back at them. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { unfilteredQuery } from '../../listing/listing-links.ts';
import { button } from '../../ui/button/button.css.ts';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import type { ModalProps } from '../modal-subjects.ts';

export default function RemoveConfirmModal({ subject }: ModalProps<'remove-confirm'>) {
  const { t } = useTranslation(['modals', 'listing']);
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
          <ModalLink name="filters" className={button({ variant: 'quiet', wide: true })}>
            {t('removeConfirm.keep')}
          </ModalLink>
        </>
      }
    >
      <p>{t('removeConfirm.explanation', { count: subject.count })}</p>
    </ModalFrame>
  );
}
