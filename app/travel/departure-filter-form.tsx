/** Fields that narrow the list of departures: a form that asks for the page itself (TRV-06). */
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CERTAIN, priceLimits } from '../../domain/departure-filters.ts';
import { formatMoney } from '../../domain/money.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import { useSite } from '../i18n/site.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { DEPARTURES_ID, useDepartureAddress } from './departure-address.ts';
import type { Departure } from './departure.ts';
import * as styles from './departures-part.css.ts';
import { listableDepartures } from './listed-departures.ts';

export interface DepartureFilterFormProps {
  /** All of the travel's: nothing is offered that none of them has. */
  readonly departures: readonly Departure[];
}

export function DepartureFilterForm({ departures }: DepartureFilterFormProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const { currency } = useSite();
  const { filters, otherEntries } = useDepartureAddress();
  const { month, status, isNoSharingRoomAvailable, priceTo } = filters;
  const found = new Set(departures.map((departure) => departure.status));
  const listable = listableDepartures(departures);
  const limits = new Set([...priceLimits(listable), ...(priceTo === undefined ? [] : [priceTo])]);
  const any = { value: '', label: t('departures.any') };
  const upTo = (cents: number) => t('departures.upTo', { amount: formatMoney(cents, currency) });
  return (
    <Form
      // Another address is another choice, whatever was typed.
      key={JSON.stringify(filters)}
      action={`#${DEPARTURES_ID}`}
      preventScrollReset
      className={styles.form}
    >
      {[...otherEntries, ...(month === undefined ? [] : [['month', month] as const])].map(
        ([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      <Select
        id="departures-status"
        name="status"
        label={t('runs.title')}
        defaultValue={status ?? ''}
        options={[
          any,
          { value: CERTAIN, label: t('departures.certain') },
          ...TOUR_STATUSES.filter((each) => found.has(each) || each === status).map((value) => ({
            value,
            label: t(`listing:status.${value}`),
          })),
        ]}
      />
      {limits.size > 0 && (
        <Select
          id="departures-price"
          name="priceTo"
          label={t('departures.price')}
          defaultValue={priceTo ?? ''}
          options={[
            any,
            ...[...limits]
              .sort((a, b) => a - b)
              .map((cents) => ({ value: String(cents), label: upTo(cents) })),
          ]}
        />
      )}
      {(isNoSharingRoomAvailable || listable.some(({ hasPrivateRoom }) => hasPrivateRoom)) && (
        <Checkbox
          name="isNoSharingRoomAvailable"
          value="true"
          defaultChecked={isNoSharingRoomAvailable}
          label={t('listing:filter.isNoSharingRoomAvailable')}
        />
      )}
      <Button size="small" variant="secondary">
        {t('departures.apply')}
      </Button>
    </Form>
  );
}
