/** Tells what the site keeps on a visitor's device, and forgets his choices on demand (LAY-07). */
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { forgetSearches } from '../search/search-history.ts';
import { button } from '../ui/button/button.css.ts';
import { Container } from '../ui/container/container.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './cookies-page.css.ts';
import { COOKIES_PATH } from './cookies-query.ts';
import type { CookiesData } from './cookies-route.server.ts';
import { KEPT_THINGS, type KeptKind, type KeptThing } from './site-cookies.ts';
import { StatisticsForm } from './statistics-form.tsx';

export type CookiesPageData = Pick<CookiesData, 'isForgotten' | 'isAnswered' | 'statistics'>;

export function CookiesPage({ data }: { readonly data: CookiesPageData }) {
  const { t } = useTranslation('cookies');
  const { isForgotten, isAnswered, statistics } = data;
  return (
    <Container width="text">
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('intro')}</p>
        <p className={styles.promise}>
          <Icon name="shield" size="medium" />
          {t('promise')}
        </p>
        {isForgotten && <Done>{t('forgotten')}</Done>}
        {isAnswered && <Done>{t(statistics.isAllowed ? 'statistics.on' : 'statistics.off')}</Done>}
        <StatisticsForm statistics={statistics} />
        <KeptThings kind="needed" />
        <KeptThings kind="choice" />
        {/* A new document: what was loaded by a consent ends with the old one. */}
        <Form method="post" action={COOKIES_PATH} reloadDocument onSubmit={forgetSearches}>
          <button type="submit" className={button({ variant: 'secondary' })}>
            {t('forget')}
          </button>
        </Form>
      </div>
    </Container>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <output className={styles.done}>
      <Icon name="check-circle" />
      {children}
    </output>
  );
}

function KeptThings({ kind }: { readonly kind: KeptKind }) {
  const { t } = useTranslation('cookies');
  const things: readonly KeptThing[] = KEPT_THINGS.filter((thing) => thing.kind === kind);
  return (
    <section aria-labelledby={`cookies-${kind}`} className={styles.section}>
      <h2 id={`cookies-${kind}`}>{t(`kind.${kind}.title`)}</h2>
      <p>{t(`kind.${kind}.text`)}</p>
      <dl className={styles.things}>
        {things.map(({ id, name, keptFor }) => (
          <div key={id} className={styles.thing}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd>{t(`thing.${id}`)}</dd>
            <dd className={styles.time}>
              <Icon name="clock" />
              <Time keptFor={keptFor} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Time({ keptFor }: Pick<KeptThing, 'keptFor'>) {
  const { t } = useTranslation('cookies');
  const { market } = useSite();
  if (!keptFor) return t('untilClosed');
  if (keptFor === 'forgotten') return t('untilForgotten');
  const { amount, unit } = keptFor;
  return new Intl.NumberFormat(market.languageTag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}
