/**
 * Countries to choose from (MKT-09). With a market as `type` it is an offer: that market stands first,
 * and staying is as easy as going (MKT-10).
 */
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isMarketId, MARKETS } from '../../../domain/market.ts';
import { GO_ON_FIELD, OFFER_PATH } from '../../country-offer/offer-form.ts';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ModalFrame, useModalState } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { CountryChoices } from '../parts/country-choices.tsx';
import * as styles from '../parts/parts.css.ts';

/** With scripts the page is there already. */
const closeInstead = (close: () => void) => (event: SyntheticEvent) => {
  event.preventDefault();
  close();
};

export default function LanguageModal({ subject, type }: ModalProps<'language'>) {
  const { t } = useTranslation('modals');
  const { marketId } = useSite();
  const { closeHref, closeForm, close } = useModalState();
  const offered = isMarketId(type) && type !== marketId ? MARKETS[type] : null;
  return (
    <ModalFrame
      title={t('language.title')}
      actions={
        closeForm ? (
          <Button
            form={closeForm}
            name={GO_ON_FIELD}
            value={closeHref}
            variant="secondary"
            wide
            onClick={closeInstead(close)}
          >
            {t('language.stay')}
          </Button>
        ) : (
          offered && (
            <Link
              to={closeHref}
              replace
              preventScrollReset
              className={button({ variant: 'secondary', wide: true })}
            >
              {t('language.stay')}
            </Link>
          )
        )
      }
    >
      <div className={styles.prose}>
        <p>
          {offered ? t('language.offer', { country: offered.label }) : t('language.explanation')}
        </p>
        {closeForm ? (
          <form id={closeForm} method="post" action={OFFER_PATH}>
            <CountryChoices counterparts={subject.counterparts} first={offered?.id} isForm />
          </form>
        ) : (
          <CountryChoices counterparts={subject.counterparts} first={offered?.id} />
        )}
      </div>
    </ModalFrame>
  );
}
