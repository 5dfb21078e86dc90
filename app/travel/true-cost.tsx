/**
 * What a departure costs in all, for each person (TRV-15): its price, each part that comes on top as fixed or as
 * an estimate, and the sum of those that are ticked.
 */
import { Form, useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COST_FIELD,
  type CostPart,
  isCostKey,
  parseCostChoice,
  printCostChoice,
  TRIP,
} from '../../domain/cost-choice.ts';
import { formatMoney, isApproximate, type Price } from '../../domain/money.ts';
import { trueCost } from '../../domain/true-cost.ts';
import { flexiblePrice, PaymentNote } from '../booking/payment-terms.tsx';
import { privateRoomFact, type RoomScope } from '../booking/private-room-fact.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import type { CardPrice } from '../listing/card-price.ts';
import { lowestPriceWords } from '../listing/price-prefix.ts';
import { queryWithoutModal } from '../modals/modal-address.ts';
import { usePageLocation } from '../page-location.ts';
import { isHeadedFor } from '../site-router.ts';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import type { IconName } from '../ui/icon/icon.tsx';
import { NarrowFold } from '../ui/narrow-fold/narrow-fold.tsx';
import type { Estimates } from './estimates.server.ts';
import { useAmount } from './facts-in-words.ts';
import { useFlightFact } from './flights.tsx';
import { uncounted, uncountedLink } from './true-cost.css.ts';
import * as styles from './true-cost.css.ts';

export interface CostListProps extends CostsOnTop {
  /** Of the departure; null where it has none. */
  readonly price: Price | null;
  /** What is to be said of the price. */
  readonly priceNote: string;
  /** Id of the section that it stands in. */
  readonly sectionId: string;
  /** What is to be said beside the sum. */
  readonly children?: ReactNode;
}

/** What a departure costs in all; where it has no price yet, what comes on top of it (TRV-15). */
export function CostList({ price, priceNote, sectionId, children, ...costs }: CostListProps) {
  const lines = useCostLines()(costs);
  if (!price)
    return <FactList facts={lines.map(({ part, ...line }) => ({ key: part, ...line }))} />;
  return (
    <TrueCostForm price={price} priceNote={priceNote} lines={lines} sectionId={sectionId}>
      {children}
    </TrueCostForm>
  );
}

interface TrueCostFormProps {
  /** The tour's own price. */
  readonly price: Price;
  readonly priceNote: string;
  /** What comes on top, in the order of the page. */
  readonly lines: readonly CostLine[];
  /** Id of the section that it stands in. */
  readonly sectionId: string;
  /** What is to be said beside the sum. */
  readonly children?: ReactNode;
}

/**
 * What a departure costs in all, for each person (TRV-15): every part is marked as fixed or as an estimate,
 * and the sum is of those that are ticked. A form that asks for the page itself; with scripts the sum
 * follows at once. A phone has the sum in sight, and the parts folded until one of them is chosen.
 */
function TrueCostForm({ price, priceNote, lines, sectionId, children }: TrueCostFormProps) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const amountOf = useAmount();
  const navigate = useNavigate();
  const { search: askedSearch } = useLocation();
  const location = usePageLocation();
  const searchParams = queryWithoutModal(location.search);
  const others = [...searchParams].filter(([name]) => !isCostKey(name));
  const choice = parseCostChoice(searchParams);
  const chosen = lines.flatMap((line) =>
    line.price && choice.includes(line.part) ? [{ ...line, price: line.price }] : [],
  );
  const sum = trueCost([{ price, isEstimate: false }, ...chosen]);
  const { currency } = price;
  const fixed = [price, ...chosen.flatMap((line) => (line.isEstimate ? [] : [line.price]))];
  const isConverted = fixed.some((each) => each.isConverted);
  // Then the sum says in which currencies one pays (MKT-08).
  const isAbout = isApproximate({ currency, isConverted }, market.currency);
  const total =
    isAbout || !sum.isExact
      ? t(choice.includes('flight') ? 'costs.fromAbout' : 'costs.about', {
          amount: formatMoney(sum.totalCents, currency),
        })
      : formatMoney(sum.totalCents, currency);

  const follow = (ticked: HTMLFormElement) => {
    const query = new URLSearchParams([...others, ...printCostChoice(choiceIn(ticked))]);
    navigate(`${location.pathname}?${query}`, {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    });
  };

  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const ticked = form.current;
    // The page may already lead elsewhere, by this form itself: what is ticked is newer than what is drawn.
    if (!ticked || !isHeadedFor(location.pathname + askedSearch)) return;
    const offered = choice.filter((part) => chosen.some((line) => line.part === part));
    const isSame = String(choiceIn(ticked)) === String(offered);
    // What was ticked before this was its code's, the sum follows; later, the boxes follow the address.
    if (isNew.current && !isSame) follow(ticked);
    else if (!isSame) tick(ticked, choice);
    isNew.current = false;
  });

  return (
    <Form
      ref={form}
      action={`#${sectionId}`}
      preventScrollReset
      onChange={(event) => follow(event.currentTarget)}
      className={styles.form}
    >
      {[...others, [COST_FIELD, TRIP] as const].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.line}>
        <p className={styles.trip}>
          <span>{t('costs.trip')}</span>
          <strong>{amountOf(price)}</strong>
        </p>
        <p className={styles.note}>{priceNote}</p>
      </div>
      <NarrowFold summary={t('costs.parts')} open={others.length < searchParams.size}>
        {lines.map(({ part, label, price: own, value, note }) => (
          <div key={part} className={styles.line}>
            <Checkbox
              name={COST_FIELD}
              value={part}
              defaultChecked={own !== null && choice.includes(part)}
              disabled={own === null}
              label={label}
              note={value}
              aria-describedby={`${sectionId}-${part}`}
            />
            <p id={`${sectionId}-${part}`} className={styles.note}>
              {note}
            </p>
          </div>
        ))}
      </NarrowFold>
      <div className={styles.sum}>
        <output>
          <span className={styles.total}>
            {t('costs.total')} <strong>{total}</strong>
          </span>{' '}
          {sum.estimatedCents > 0 && (
            <span className={styles.parts}>
              {t('costs.split', {
                fixed: amountOf({ cents: sum.fixedCents, currency, isConverted }),
                estimated: formatMoney(sum.estimatedCents, currency),
              })}
            </span>
          )}
        </output>
        <span className={styles.update}>
          <Button variant="secondary" size="small">
            {t('costs.sum')}
          </Button>
        </span>
        {children}
        {isAbout && <PaymentNote currency={currency} />}
      </div>
    </Form>
  );
}

/** The boxes are told of it and not drawn anew, so that the focus stays. */
function tick(form: HTMLFormElement, choice: readonly CostPart[]): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'checkbox') continue;
    field.checked = !field.disabled && choice.some((part) => part === field.value);
  }
}

function choiceIn(form: HTMLFormElement): readonly CostPart[] {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseCostChoice(new URLSearchParams(entries));
}

interface CostsOnTop {
  readonly estimates: Estimates;
  /** Until the departure that all of it is of; null where there are several. */
  readonly daysLeft: number | null;
  /** Supplement of a private room; null where there is none to have. */
  readonly privateRoom: Price | null;
  readonly roomScope: RoomScope;
  /** False where it is too late for flexible cancellation. */
  readonly hasFlexibleOption: boolean;
}

interface CostLine {
  readonly part: CostPart;
  readonly icon: IconName;
  readonly label: string;
  /** Null for what there is none of: it says so. */
  readonly price: Price | null;
  readonly isEstimate: boolean;
  /** The amount in words, or that there is none. */
  readonly value: string;
  readonly note: string;
}

/** What comes on top of the price of a departure: each part fixed or an estimate, in words (TRV-15). */
function useCostLines(): (costs: CostsOnTop) => readonly CostLine[] {
  const { t } = useTranslation('travel');
  const flightFact = useFlightFact();
  const site = useSite();
  const flexible = flexiblePrice(site.layout.settings, site);
  const amountOf = useAmount();
  const plus = (price: Price) => t('costs.plus', { amount: amountOf(price) });

  return ({ estimates, daysLeft, privateRoom, roomScope, hasFlexibleOption }) => {
    const { moneyPot, flight } = estimates;
    const room = privateRoomFact(privateRoom, roomScope, amountOf, t);
    const lines: CostLine[] = [
      {
        part: 'privateRoom',
        icon: room.icon,
        label: room.label,
        price: privateRoom,
        isEstimate: false,
        value: room.value,
        note: room.note,
      },
    ];
    if (flexible && hasFlexibleOption) {
      lines.push({
        part: 'flexible',
        icon: 'shield',
        label: t('costs.flexible'),
        price: flexible,
        isEstimate: false,
        value: plus(flexible),
        note: t('costs.flexibleNote'),
      });
    }
    if (moneyPot) {
      lines.push({
        part: 'moneyPot',
        icon: 'wallet',
        label: t('costs.moneyPot'),
        price: moneyPot,
        isEstimate: true,
        value: t('costs.about', { amount: formatMoney(moneyPot.cents, moneyPot.currency) }),
        note: t('costs.moneyPotNote'),
      });
    }
    if (flight) {
      const { icon, label, value, note } = flightFact(flight, daysLeft);
      lines.push({
        part: 'flight',
        icon,
        label,
        price: flight.price,
        isEstimate: true,
        value,
        note,
      });
    }
    return lines;
  };
}

/** The departure that a page with several of them takes as its example. */
interface ExampleNote {
  readonly dates: string;
  /** Whether no other that one can get costs less. */
  readonly isCheapest: boolean;
  /** Whether none of those that it is the cheapest of costs as little. */
  readonly isAlone: boolean;
}

/** What is said of the price: that it is fixed, for which dates where the page has others, and the prior price of a discount. */
export function usePriceNote(): (price: CardPrice | null, example?: ExampleNote | null) => string {
  const { t } = useTranslation('travel');
  const { t: listingWords } = useTranslation('listing');
  const { market } = useSite();
  return (price, example) => {
    const note = example ? t(noteOf(example), { dates: example.dates }) : t('costs.tripNote');
    if (!price?.discount) return note;
    const lowest = lowestPriceWords(
      { ...price, cents: price.discount.oldCents },
      market,
      listingWords,
    );
    return `${note} ${lowest}.`;
  };
}

function noteOf({ isCheapest, isAlone }: ExampleNote) {
  if (isCheapest) return isAlone ? 'costs.cheapestNote' : 'costs.equallyCheapNote';
  return isAlone ? 'costs.exampleNote' : 'costs.equalExampleNote';
}

/** Id of the part of a travel's page that holds the list. */
export const INCLUDED_ID = 'included';

/**
 * That a sum leaves out what the travel's list of "Not included" names without an amount (TRV-15).
 *
 * @param travelSlug of the travel whose page has the list; without it the page is that page
 */
export function UncountedNote({ travelSlug }: { readonly travelSlug?: string }) {
  const { t } = useTranslation('travel');
  const words = t('costs.uncounted', { list: t('included.no') });
  return (
    <p className={uncounted}>
      {travelSlug === undefined ? (
        <a href={`#${INCLUDED_ID}`} className={uncountedLink}>
          {words}
        </a>
      ) : (
        <PageLink
          to="travels-travel"
          parameters={{ travel: travelSlug }}
          fragment={INCLUDED_ID}
          className={uncountedLink}
        >
          {words}
        </PageLink>
      )}
    </p>
  );
}
