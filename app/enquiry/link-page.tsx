/** A request by its mailed link: what others read of it, with a button for each change (TRV-08). */
import { useTranslation } from 'react-i18next';
import type { LinkedEnquiry } from '../../contract/enquiry.ts';
import type { EnquiryLinkWish } from '../../contract/enquiry-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { StateDrawing } from '../images/state-drawing.tsx';
import { useDepartureDates } from '../listing/departure-facts.tsx';
import { button } from '../ui/button/button.css.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Container } from '../ui/container/container.tsx';
import * as styles from '../ui/notice-page.css.ts';
import type { EnquiryLinkData } from './link-route.server.ts';
import { LINK_WISH } from './link-wish.ts';

export function EnquiryLinkPage({ state, enquiry }: Pick<EnquiryLinkData, 'state' | 'enquiry'>) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {enquiry ? <Request enquiry={enquiry} /> : <NoRequest state={state} />}
      </div>
    </Container>
  );
}

function Request({ enquiry }: { readonly enquiry: LinkedEnquiry }) {
  const { t } = useTranslation(['enquiry', 'listing']);
  const datesOf = useDepartureDates();
  const { number, travel, tourCode, ageGroup, isNameShown, isWithdrawn } = enquiry;
  const name = enquiry.firstName ?? t('link.nameless');
  const who = ageGroup ? `${name} · ${t(`listing:ages.${ageGroup}`)}` : name;
  return (
    <>
      <h1>{isWithdrawn ? t('link.withdrawnTitle') : t('link.title', { number })}</h1>
      <p className={styles.lead}>{`${travel.title}, ${datesOf(enquiry)}`}</p>
      {isWithdrawn ? (
        <p>{t('link.withdrawn')}</p>
      ) : (
        <>
          <p>{t(isNameShown ? 'link.shown' : 'link.would', { who })}</p>
          <Wish wish={isNameShown ? 'hide' : 'show'} />
          <p>{t('link.withdrawText')}</p>
          <Wish wish="withdraw" />
        </>
      )}
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travel.slug, tour: tourCode }}
        className={button({ variant: 'quiet' })}
      >
        {t('link.departure')}
      </PageLink>
    </>
  );
}

function Wish({ wish }: { readonly wish: EnquiryLinkWish }) {
  const { t } = useTranslation('enquiry');
  return (
    // To this very address, by the browser: it may be pressed before any code has come.
    <form method="post">
      <button
        type="submit"
        name={LINK_WISH}
        value={wish}
        className={button({ variant: wish === 'show' ? 'primary' : 'secondary' })}
      >
        {t(`link.${wish}`)}
      </button>
    </form>
  );
}

function NoRequest({ state }: Pick<EnquiryLinkData, 'state'>) {
  const { t } = useTranslation('enquiry');
  const { brand } = useSite();
  const isAway = state === 'unavailable';
  return (
    <>
      <StateDrawing state={isAway ? 'storm' : 'gone'} priority />
      <h1>{t(isAway ? 'link.unavailableTitle' : 'link.unknownTitle')}</h1>
      <p className={styles.lead}>{t(isAway ? 'link.unavailable' : 'link.unknown')}</p>
      <div className={styles.actions}>
        {isAway ? (
          <ButtonLink href="">{t('link.again')}</ButtonLink>
        ) : (
          <ButtonLink href={`mailto:${brand.email}`} icon="mail">
            {t('link.write')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
