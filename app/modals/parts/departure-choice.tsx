/** A choice among the departures of a travel, in a modal that says something of the one that is chosen. */
import { Form, useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { usePageLocation } from '../../page-location.ts';
import type { Departure } from '../../travel/departure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { withModal } from '../modal-address.ts';
import { useModalState } from '../modal-frame.tsx';
import * as styles from './parts.css.ts';

interface DepartureChoiceProps {
  readonly departures: readonly Departure[];
  /** Code of one of them; null for none. */
  readonly chosen: string | null;
  readonly label: string;
  /** What stands there while none is chosen. */
  readonly none: string;
  /** What the button says that is for browsers without scripts. */
  readonly action: string;
}

/** A form that asks for the page with the modal as it is for the departure (LAY-11). */
export function DepartureChoice({ departures, chosen, label, none, action }: DepartureChoiceProps) {
  const { name: modal } = useModalState();
  const datesOf = useDepartureDates();
  const location = usePageLocation();
  const navigate = useNavigate();
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => name !== VARIANT);
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const type = new FormData(currentTarget).get(VARIANT);
    // Another variant of a modal is the same step of the history: one Escape closes it.
    navigate(withModal(location, { name: modal, type: String(type) || undefined }), {
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
      className={styles.choiceForm}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        id="modal-departure"
        name={VARIANT}
        label={label}
        defaultValue={chosen ?? ''}
        options={[
          { value: '', label: none },
          ...departures.map((departure) => ({
            value: departure.code,
            label: datesOf(departure),
          })),
        ]}
      />
      <Button size="small" variant="secondary">
        {action}
      </Button>
    </Form>
  );
}

/** Name of the address's parameter. */
const VARIANT = 'type';
