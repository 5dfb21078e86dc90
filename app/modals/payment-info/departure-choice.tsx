/** Which departure's days the modal tells: the address says it as the modal's variant (LAY-11, TRV-09). */
import { Form, useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { withModal } from '../modal-address.ts';
import { usePageLocation } from '../../page-location.ts';
import * as styles from './departure-choice.css.ts';

/** Name of the address's parameter. */
const VARIANT = 'type';

export interface DepartureChoiceProps {
  readonly departures: readonly Departure[];
  /** Code of the one that is shown. */
  readonly chosen: string | null;
}

export function DepartureChoice({ departures, chosen }: DepartureChoiceProps) {
  const { t } = useTranslation('modals');
  const datesOf = useDepartureDates();
  const location = usePageLocation();
  const navigate = useNavigate();
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => name !== VARIANT);
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const type = new FormData(currentTarget).get(VARIANT);
    const modal = { name: 'payment-info', type: String(type) || undefined } as const;
    // Another variant of a modal is the same step of the history: one Escape closes it.
    navigate(withModal(location, modal), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    });
  };
  return (
    // A page of the splat route is not what a form without an action would go to.
    <Form
      action={location.pathname}
      preventScrollReset
      replace
      onChange={follow}
      className={styles.form}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        id="payment-departure"
        name={VARIANT}
        label={t('paymentInfo.departure')}
        defaultValue={chosen ?? ''}
        options={[
          { value: '', label: t('paymentInfo.rule') },
          ...departures.map((departure) => ({
            value: departure.code,
            label: datesOf(departure),
          })),
        ]}
      />
      <Button size="small" variant="secondary">
        {t('paymentInfo.show')}
      </Button>
    </Form>
  );
}
