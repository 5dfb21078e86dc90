/**
 * What a departure costs in all, for each person (TRV-15): every part is marked as fixed or as an estimate,
 * and the sum is of those that are ticked. A form that asks for the page itself; with scripts the sum
 * follows at once.
 */
import { Form, useLocation, useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COST_FIELD,
  isCostKey,
  parseCostChoice,
  printCostChoice,
  TRIP,
} from '../../domain/cost-choice.ts';
import { formatMoney, isPaymentCurrency, type Price } from '../../domain/money.ts';
import { trueCost } from '../../domain/true-cost.ts';
import { PaymentNote } from '../enquiry/payment-note.tsx';
import { withoutModal } from '../modals/modal-address.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
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
}

export function TrueCostForm({ price, priceNote, lines, sectionId }: TrueCostFormProps) {
  const { t } = useTranslation('travel');
  const amountOf = useAmount();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, searchParams } = new URL(withoutModal(location), 'http://page');
  const others = [...searchParams].filter(([name]) => !isCostKey(name));
  const choice = parseCostChoice(searchParams);
  const chosen = lines.flatMap((line) =>
    line.price && choice.includes(line.part) ? [{ ...line, price: line.price }] : [],
  );
  const sum = trueCost([{ price, isEstimate: false }, ...chosen]);
  const { currency } = price;
  const fixed = [price, ...chosen.flatMap((line) => (line.isEstimate ? [] : [line.price]))];
  const isConverted = fixed.some((each) => each.isConverted);
  // In such a currency one pays nothing, so that the sum says in which one does (MKT-08).
  const isForeign = isConverted || !isPaymentCurrency(currency);
  const total =
    isForeign || !sum.isExact
      ? t(choice.includes('flight') ? 'costs.fromAbout' : 'costs.about', {
          amount: formatMoney(sum.totalCents, currency),
        })
      : formatMoney(sum.totalCents, currency);

  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const asked = new URLSearchParams(
      [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const query = new URLSearchParams([...others, ...printCostChoice(parseCostChoice(asked))]);
    navigate(`${pathname}?${query}`, {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    });
  };

  return (
    <Form action={`#${sectionId}`} preventScrollReset onChange={follow} className={styles.form}>
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
        {isForeign && <PaymentNote currency={currency} />}
      </div>
    </Form>
  );
}
