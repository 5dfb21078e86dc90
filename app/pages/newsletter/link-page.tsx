/** What a mailed link is about, with one button; and what became of it (NEWS-01). */
import { useTranslation } from 'react-i18next';
import { NEWSLETTER_PATH, type NewsletterPurpose } from '../../../contract/newsletter-paths.ts';
import { CONFIRMATION_DAYS } from '../../../domain/newsletter-terms.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { StateDrawing, type State } from '../../images/state-drawing.tsx';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink, Button } from '../../ui/button/button.tsx';
import { Container } from '../../ui/container/container.tsx';
import { linkWords, type LinkState } from './link-words.ts';
import * as styles from '../../ui/notice-page.css.ts';

const DRAWINGS: Readonly<Partial<Record<LinkState, State>>> = {
  done: 'sent',
  over: 'gone',
  unknown: 'gone',
  unavailable: 'storm',
};

export interface LinkPageProps {
  readonly purpose: NewsletterPurpose;
  readonly state: LinkState;
}

export function LinkPage({ purpose, state }: LinkPageProps) {
  const { t } = useTranslation('newsletter');
  const drawing = DRAWINGS[state];
  const words = linkWords(purpose, state);
  return (
    <Container width="text">
      <div className={styles.page}>
        {drawing && <StateDrawing state={drawing} priority />}
        <h1>{t(words.title)}</h1>
        <p className={styles.lead}>{t(words.text, { days: CONFIRMATION_DAYS })}</p>
        <div className={styles.actions}>
          <Ways purpose={purpose} state={state} />
        </div>
      </div>
    </Container>
  );
}

function Ways({ purpose, state }: LinkPageProps) {
  const { t } = useTranslation('newsletter');
  const { brand } = useSite();
  const words = linkWords(purpose, state);
  if (state === 'open' || state === 'unavailable') {
    return (
      // To this very address, by the browser: it may be pressed before any code has come.
      <form method="post">
        <Button size="large">{t(words.press)}</Button>
      </form>
    );
  }
  const isLeaving = purpose === 'unsubscribe';
  return (
    <>
      {state !== 'done' && isLeaving && (
        <ButtonLink href={`mailto:${brand.email}`} icon="mail">
          {t('unsubscribe.write')}
        </ButtonLink>
      )}
      {(state !== 'done' || isLeaving) && (
        <ButtonLink href={NEWSLETTER_PATH} variant={isLeaving ? 'secondary' : 'primary'}>
          {t(words.again)}
        </ButtonLink>
      )}
      <PageLink
        to="travels"
        className={button({ variant: state === 'done' && !isLeaving ? 'primary' : 'secondary' })}
      >
        {t('toTravels')}
      </PageLink>
    </>
  );
}
