/** What the pages of a comparison share: the table, and the choice of what stands in it (WISH-04). */
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Price } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { useDepartureDates, useLeaveText } from '../../listing/departure-facts.tsx';
import { pricePrefix } from '../../listing/price-prefix.ts';
import { TourStatusLabel } from '../../listing/tour-status-label.tsx';
import { mailAddress } from '../../modals/parts/mail-address.ts';
import { useAmount } from '../../travel/facts-in-words.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Container } from '../../ui/container/container.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice, Problem } from '../../ui/notice/notice.tsx';
import { StatusLabel } from '../../ui/status-label/status-label.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { MOST_SIDE_BY_SIDE } from '../../wishlist/comparison-address.ts';
import type { ComparedChoice, ComparedColumn, Comparison } from './comparison.server.ts';
import * as styles from './styles.css.ts';

export function ComparePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.page}>
        <h1>{title}</h1>
        {children}
      </div>
    </Container>
  );
}

export function Unavailable({ path }: { readonly path: string }) {
  const { t } = useTranslation(['compare', 'wishlist']);
  return (
    <>
      <Problem tone="notice">
        <p>{t('unavailable')}</p>
      </Problem>
      <Link to={path} reloadDocument className={button({ variant: 'secondary' })}>
        {t('wishlist:unavailable.again')}
      </Link>
    </>
  );
}

interface ComparedRow {
  readonly key: string;
  readonly label: string;
  /** Below it, smaller. */
  readonly note?: string;
  /** Null where nobody knows. */
  readonly renderCell: (column: ComparedColumn) => ReactNode;
}

/** Facts by rows, travels and tours by columns; wider than a phone, it is scrolled beside its row heads. */
export function ComparisonTable({
  columns,
  moreRows = [],
}: {
  readonly columns: readonly ComparedColumn[];
  /** Before all others. */
  readonly moreRows?: readonly ComparedRow[];
}) {
  const { t } = useTranslation('compare');
  const rows = [...moreRows, ...useRows(columns)];
  return (
    // It is scrolled by keys too: the links in it can be reached.
    <div className={styles.scroll}>
      <table className={styles.table[columns.length as keyof typeof styles.table]}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>{t('trip')}</VisuallyHidden>
            </td>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.columnHead}>
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, note, renderCell }) => (
            <tr key={key}>
              <th scope="row" className={styles.rowHead}>
                {label}
                {note && <small className={styles.note}>{note}</small>}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={styles.cell}>
                  {renderCell(column) ?? <NotKnown />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NotKnown() {
  const { t } = useTranslation('compare');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notKnown')}</VisuallyHidden>
    </>
  );
}

function ColumnHead({ column: { travel, tour } }: { readonly column: ComparedColumn }) {
  const { slug, title, lang, destinationLabel, image } = travel;
  return (
    <>
      <div className={styles.image}>
        <ContentImage image={image} shape="wide" alt="" place="comparedTravel" />
      </div>
      <span className={styles.place} lang={lang}>
        {destinationLabel}
      </span>
      {tour ? (
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: slug, tour: tour.code }}
          lang={lang}
          className={textLink({ tone: 'quiet' })}
        >
          {title}
        </PageLink>
      ) : (
        <PageLink
          to="travels-travel"
          parameters={{ travel: slug }}
          lang={lang}
          className={textLink({ tone: 'quiet' })}
        >
          {title}
        </PageLink>
      )}
    </>
  );
}

function useRows(columns: readonly ComparedColumn[]): readonly ComparedRow[] {
  const { t } = useTranslation(['compare', 'listing', 'travel', 'wishlist']);
  const { t: listingWords } = useTranslation('listing');
  const { market } = useSite();
  const datesOf = useDepartureDates();
  const leaveOf = useLeaveText();
  const amountOf = useAmount();
  const priceOf = (price: Price, isLowest: boolean) => {
    const prefix = pricePrefix(price, isLowest, market, listingWords);
    const amount = formatMoney(price.cents, price.currency);
    return <strong>{prefix ? `${prefix} ${amount}` : amount}</strong>;
  };
  const rows: ComparedRow[] = [
    {
      key: 'dates',
      label: t('row.dates'),
      renderCell: ({ departure, otherDepartures, travel }) => (
        <>
          {departure ? datesOf(departure) : t('listing:empty.noDepartures')}
          <small className={styles.note}>
            {[t('listing:card.days', { count: travel.numberOfDays }), leaveOf(departure?.leaveDays)]
              .filter(Boolean)
              .join(' · ')}
            {otherDepartures > 0 &&
              ` · ${t('listing:card.otherDepartures', { count: otherDepartures })}`}
          </small>
        </>
      ),
    },
    {
      key: 'price',
      label: t('row.price'),
      renderCell: ({ price, isLowestPrice }) => price && priceOf(price, isLowestPrice),
    },
  ];
  if (columns.some(({ priceWhenSaved }) => priceWhenSaved))
    rows.push({
      key: 'saved',
      label: t('row.saved'),
      note: t('row.savedNote'),
      renderCell: ({ priceWhenSaved }) => priceWhenSaved && amountOf(priceWhenSaved),
    });
  return [
    ...rows,
    {
      key: 'lowest',
      label: t('row.lowest'),
      renderCell: ({ lowestPrice, departure }) =>
        lowestPrice && (
          <>
            {amountOf(lowestPrice)}
            {departure?.price?.discount && (
              <small className={styles.note}>{t('row.beforeDiscount')}</small>
            )}
          </>
        ),
    },
    {
      key: 'status',
      label: t('listing:filter.status'),
      renderCell: ({ departure, tour }) => {
        if (tour && tour.state !== 'open')
          return (
            <StatusLabel
              tone={tour.state === 'soldOut' ? 'critical' : 'neutral'}
              icon="close"
              text={t(`wishlist:state.${tour.state}`)}
            />
          );
        return departure && <TourStatusLabel status={departure.status} />;
      },
    },
    {
      key: 'seats',
      label: t('row.seats'),
      renderCell: ({ departure, price }) => {
        const seats = price && departure?.seats;
        return (
          seats &&
          t(seats.kind === 'left' ? 'listing:card.seatsLeft' : 'listing:card.seatsNeeded', {
            count: seats.count,
          })
        );
      },
    },
    {
      key: 'total',
      label: t('row.total'),
      note: t('row.totalNote'),
      renderCell: ({ total }) => {
        if (!total) return null;
        const amount = formatMoney(total.cents, total.currency);
        return t(total.hasFlight ? 'travel:costs.fromAbout' : 'travel:costs.about', { amount });
      },
    },
    {
      key: 'pace',
      label: t('travel:facts.pace'),
      renderCell: ({ pace }) =>
        pace && (
          <>
            {t(`travel:pace.${pace.usual as Pace}`)}
            {pace.hardest > pace.usual && (
              <small className={styles.note}>
                {t('travel:facts.paceHardest', {
                  pace: t(`travel:pace.${pace.hardest as Pace}`),
                })}
              </small>
            )}
          </>
        ),
    },
  ];
}

type Pace = 1 | 2 | 3 | 4 | 5;

/** Of several departures of one travel, the days tell them apart. */
export function useChoiceName(): (choice: Omit<ComparedChoice, 'id'>) => string {
  const datesOf = useDepartureDates();
  return ({ travel, tour, departure }) =>
    tour && departure ? `${travel.title}, ${datesOf(departure)}` : travel.title;
}

const CHOICE = 'compare-choice';

/** That more were wanted than fit, and which ones stand there; nothing where all do. */
export function OnlyFirst({ columns, wantedCount }: Pick<Comparison, 'columns' | 'wantedCount'>) {
  const { t } = useTranslation('compare');
  const nameOf = useChoiceName();
  if (wantedCount <= columns.length) return null;
  return (
    <Notice tone="info" icon="info">
      <p>
        {t('choose.onlyFirst', {
          most: MOST_SIDE_BY_SIDE,
          all: wantedCount,
          names: columns.map(nameOf).join(' · '),
        })}
      </p>
      <a href={`#${CHOICE}`} className={textLink({ standalone: true })}>
        {t('choose.others')}
      </a>
    </Notice>
  );
}

/** Which of more than fit stand side by side; nothing where all do. */
export function ChoiceForm({
  path,
  ids,
  columns,
  choices,
  renderNote,
}: Pick<Comparison, 'columns' | 'choices'> & {
  readonly path: string;
  /** That the address has to name; none where its path does. */
  readonly ids: readonly string[];
  /** What else is known of each, since not all of them stand in the table. */
  readonly renderNote?: (choice: ComparedChoice) => ReactNode;
}) {
  const { t } = useTranslation('compare');
  const nameOf = useChoiceName();
  if (choices.length === columns.length) return null;
  return (
    <Form id={CHOICE} action={path} className={styles.part}>
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>
          {t('choose.label', { count: choices.length, most: MOST_SIDE_BY_SIDE })}
        </legend>
        {choices.map((choice) => (
          <div key={choice.id}>
            <Checkbox
              name="show"
              value={choice.id}
              defaultChecked={columns.some((column) => column.id === choice.id)}
              label={nameOf(choice)}
            />
            {renderNote && <div className={styles.choiceNote}>{renderNote(choice)}</div>}
          </div>
        ))}
      </fieldset>
      <Button variant="secondary">{t('choose.send')}</Button>
    </Form>
  );
}

/** The address, to be sent to others. */
export function Share({ path, text }: { readonly path: string; readonly text: string }) {
  const { t } = useTranslation('compare');
  const { origins, marketId } = useSite();
  const address = origins[marketId] + path;
  return (
    <section className={styles.part} aria-labelledby="compare-share">
      <h2 id="compare-share">{t('share.title')}</h2>
      <p>{text}</p>
      <div className={styles.address}>
        <Field id={ADDRESS} name="address" label={t('share.label')} value={address} readOnly />
      </div>
      <div className={styles.actions}>
        <ButtonLink
          href={mailAddress({ subject: t('title'), text: address })}
          variant="secondary"
          size="small"
          icon="mail"
        >
          {t('share.mail')}
        </ButtonLink>
        <CopyButton
          text={address}
          labels={{
            copy: t('share.copy'),
            copied: t('share.copied'),
            notCopied: t('share.notCopied'),
          }}
          select={() => document.querySelector<HTMLInputElement>(`#${ADDRESS}`)?.select()}
        />
      </div>
    </section>
  );
}

const ADDRESS = 'compare-address';
