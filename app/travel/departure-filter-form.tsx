/** Fields that narrow the list of departures: a form that asks for the page itself (TRV-06). */
import { Form } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ASKED_STATUSES,
  CERTAIN,
  fitsDeparture,
  priceLimits,
  type AskedStatus,
  type DepartureFilters,
} from '../../domain/departure-filters.ts';
import { formatMoney } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { KEEPS_PLACE } from '../ui/keeps-place.ts';
import { Select } from '../ui/select/select.tsx';
import { DEPARTURE_LIST_ID, useDepartureAddress } from './departure-address.ts';
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
  const form = useFieldsOf(filters);
  const isOffered = (each: AskedStatus) =>
    each === status || departures.some((departure) => fitsDeparture(departure, { status: each }));
  const listable = listableDepartures(departures);
  const limits = new Set([...priceLimits(listable), ...(priceTo === undefined ? [] : [priceTo])]);
  const any = { value: '', label: t('departures.any') };
  const upTo = (cents: number) => t('departures.upTo', { amount: formatMoney(cents, currency) });
  return (
    <Form ref={form} action={`#${DEPARTURE_LIST_ID}`} {...KEEPS_PLACE} className={styles.form}>
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
          ...ASKED_STATUSES.filter(isOffered).map((value) => ({
            value,
            label: value === CERTAIN ? t('departures.certain') : t(`listing:status.${value}`),
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

/**
 * Another address is another choice, whatever was typed. The fields are told of it and not drawn anew, so
 * that the focus stays.
 */
function useFieldsOf(filters: DepartureFilters): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(filters);
  useEffect(() => {
    const isSame = JSON.stringify(shown.current) === JSON.stringify(filters);
    shown.current = filters;
    if (!form.current || isSame) return;
    const { status = '', priceTo = '', isNoSharingRoomAvailable = false } = filters;
    for (const field of form.current.elements) {
      if (field instanceof HTMLSelectElement) {
        field.value = String(field.name === 'status' ? status : priceTo);
      } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        field.checked = isNoSharingRoomAvailable;
      }
    }
  }, [filters]);
  return form;
}
