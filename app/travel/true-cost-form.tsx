/**
 * What a departure costs in all, for each person (TRV-15): every part is marked as fixed or as an estimate,
 * and the sum is of those that are ticked. A form that asks for the page itself; with scripts the sum
 * follows at once.
 */
import { Form, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COST_FIELD,
  isCostKey,
  parseCostChoice,
  printCostChoice,
  type CostPart,
  TRIP,
} from '../../domain/cost-choice.ts';
import { formatMoney, isApproximate, type Price } from '../../domain/money.ts';
import { trueCost } from '../../domain/true-cost.ts';
import { PaymentNote } from '../booking/payment-terms.tsx';
import { useSite } from '../i18n/site.ts';
import { isHeadedFor } from '../site-router.ts';
import { queryWithoutModal } from '../modals/modal-address.ts';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { KEEPS_PLACE } from '../ui/keeps-place.ts';
import { usePageLocation } from '../page-location.ts';
import type { CostLine } from './cost-lines.ts';
import * as styles from './true-cost-form.css.ts';
import { useAmount } from './use-amount.ts';

export interface TrueCostFormProps {
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

export function TrueCostForm({ price, priceNote, lines, sectionId, children }: TrueCostFormProps) {
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
      {...KEEPS_PLACE}
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
        <Button variant="secondary" size="small">
          {t('costs.sum')}
        </Button>
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
