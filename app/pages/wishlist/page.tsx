/** The wishlist (WISH-03, WISH-04): what is saved, what became of it, and every form of it without scripts too. */
import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPARE_PATH } from '../../../contract/comparison-paths.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { SmallForm } from '../../layout/small-form.tsx';
import { summaryWithArrow } from '../../ui/accordion/accordion.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Link } from '../../ui/link.tsx';
import { DoneNews } from '../../ui/notice/news.tsx';
import { Notice, Problem } from '../../ui/notice/notice.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { useNewsFocus } from '../../ui/use-news-focus.ts';
import { comparisonPath } from '../../wishlist/comparison-address.ts';
import { NothingListed } from '../../wishlist/nothing-listed.tsx';
import { ReasonFields } from '../../wishlist/reason-fields.tsx';
import { reasonAddress } from '../../wishlist/reason-form.ts';
import { SAVED_PATH } from '../../wishlist/saved-form.ts';
import { printRemoved } from '../../wishlist/wishlist-query.ts';
import type { SavedTravelView, WishlistPageData } from './page.server.ts';
import * as styles from './page.css.ts';
import { COMPARE_FORM, isStillOffered, SavedTravelItem } from './saved-travel.tsx';

export default function WishlistPage({ data }: { readonly data: WishlistPageData }) {
  const { t } = useTranslation('wishlist');
  const { travels, isUnavailable } = data;
  return (
    <Page title={t('title')}>
      {isUnavailable && <Unavailable />}
      {!travels && !isUnavailable && <Visitor login={data.loginPath} />}
      {travels && (
        <>
          <WhatWasDone data={data} />
          {data.hasFriendLinks && (
            <Link to={COMPARE_PATH} className={textLink()}>
              {t('compare.links')}
            </Link>
          )}
          {travels.length === 0 ? <Empty /> : <List travels={travels} />}
        </>
      )}
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </Container>
  );
}

function List({ travels }: { readonly travels: readonly SavedTravelView[] }) {
  const { t } = useTranslation('wishlist');
  const tours = travels.reduce((sum, travel) => sum + travel.tours.length, 0);
  const compared = comparableIds(travels);
  return (
    <>
      <p className={styles.count}>
        {t('travels', { count: travels.length })}
        {tours > 0 && ` · ${t('tours', { count: tours })}`}
      </p>
      {compared.length > 1 && <CompareForm ids={compared} />}
      <ul className={styles.list}>
        {travels.map((travel) => (
          <li key={travel.travelId} className={styles.item}>
            <SavedTravelItem saved={travel} isCompared={compared.length > 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of a travel, the departures that somebody has chosen say more than the travel itself. */
function comparableIds(travels: readonly SavedTravelView[]): readonly string[] {
  return travels.flatMap(({ travelId, card, tours }) => {
    if (!card) return [];
    const offered = tours.filter(({ state }) => isStillOffered(state));
    return offered.length > 0 ? offered.map(({ code }) => code) : [travelId];
  });
}

/** Of the boxes beside each travel and departure; without one ticked, the page of the comparison says what to do. */
function CompareForm({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation('wishlist');
  return (
    <div className={styles.actions}>
      <Form id={COMPARE_FORM} action={COMPARE_PATH}>
        <Button variant="secondary" size="small">
          {t('compare.ticked')}
        </Button>
      </Form>
      <Link to={comparisonPath(ids)} className={button({ variant: 'quiet', size: 'small' })}>
        {t('compare.all')}
      </Link>
    </div>
  );
}

/** What came of the form before: an undo, and room for a reason. */
function WhatWasDone({ data }: { readonly data: WishlistPageData }) {
  const { t } = useTranslation('wishlist');
  const { key } = useLocation();
  const { removed, restored, problem } = data;
  if (problem)
    return (
      <ErrorSummary answer={key}>
        <p>{t(`problem.${problem}`)}</p>
      </ErrorSummary>
    );
  if (removed) return <RemovedNotice removed={removed} />;
  return restored ? <DoneNews>{t('restored')}</DoneNews> : null;
}

function RemovedNotice({
  removed,
}: {
  readonly removed: NonNullable<WishlistPageData['removed']>;
}) {
  const { t } = useTranslation('wishlist');
  const { title, isTravelKept, tourCodes, isThanked } = removed;
  const name = title ?? t('gone.travel');
  const said = useNewsFocus<HTMLDivElement>();
  return (
    <Notice tone="positive" icon="check-circle">
      <div ref={said} tabIndex={-1} className={styles.removed}>
        <output>
          {isTravelKept
            ? t('removed.tour', { name })
            : tourCodes.length > 0
              ? t('removed.travelWithTours', { name, count: tourCodes.length })
              : t('removed.travel', { name })}
          {isThanked && ` ${t('reason.thanks')}`}
        </output>
        <SmallForm action={SAVED_PATH}>
          <input type="hidden" name="intent" value="undo" />
          <RemovedFields removed={removed} />
          <Button variant="secondary" size="small" icon="arrow-left">
            {t('removed.undo')}
          </Button>
        </SmallForm>
        {!isThanked && <ReasonForm removed={removed} />}
      </div>
    </Notice>
  );
}

/** Why something was removed; folded up, since nobody has to say. */
function ReasonForm({ removed }: { readonly removed: NonNullable<WishlistPageData['removed']> }) {
  const { t } = useTranslation('wishlist');
  return (
    <details>
      <summary className={summaryWithArrow}>{t('reason.title')}</summary>
      <Form method="post" action={reasonAddress(removed)} noValidate className={styles.reason}>
        <ReasonFields label={t('reason.label')} />
        <Button variant="secondary" size="small">
          {t('reason.send')}
        </Button>
      </Form>
    </details>
  );
}

function RemovedFields({
  removed,
}: {
  readonly removed: NonNullable<WishlistPageData['removed']>;
}) {
  return printRemoved(removed).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Empty() {
  const { t } = useTranslation('wishlist');
  return (
    <NothingListed text={t('empty')}>
      <PageLink to="travels" className={button({ variant: 'primary' })}>
        {t('toTravels')}
      </PageLink>
      <PageLink to="search" className={button({ variant: 'secondary' })}>
        {t('toSearch')}
      </PageLink>
    </NothingListed>
  );
}

function Visitor({ login }: { readonly login: string }) {
  const { t } = useTranslation('wishlist');
  return (
    <NothingListed text={t('visitor.text')}>
      <ButtonLink href={login} rel="nofollow" icon="user">
        {t('visitor.logIn')}
      </ButtonLink>
      <PageLink to="travels" className={button({ variant: 'quiet' })}>
        {t('toTravels')}
      </PageLink>
    </NothingListed>
  );
}

function Unavailable() {
  const { t } = useTranslation('wishlist');
  const path = usePagePath()('wishlist');
  return (
    <>
      <Problem tone="notice">
        <p>{t('unavailable.text')}</p>
      </Problem>
      <Link to={path} reloadDocument className={button({ variant: 'secondary' })}>
        {t('unavailable.again')}
      </Link>
    </>
  );
}
