/**
 * The search for meet-ups by city and days (MEET-01), on their page and in the modal. A GET form to that
 * page and links with the shortcuts: neither needs scripts.
 */
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { EventCity } from '../../contract/event.ts';
import { formatDate } from '../../domain/date-format.ts';
import { DATE_SHORTCUTS } from '../../domain/date-shortcut.ts';
import { printMeetupSearch, type MeetupSearch } from '../../domain/meetup-search.ts';
import { ErrorSummary, type WrongField } from '../forms/error-summary.tsx';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Button } from '../ui/button/button.tsx';
import { chip } from '../ui/chip/chip.css.ts';
import { Field } from '../ui/field/field.tsx';
import { Select } from '../ui/select/select.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import * as styles from './meetup-form.css.ts';

export interface MeetupFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly search: MeetupSearch;
  readonly cities: readonly Pick<EventCity, 'id' | 'name' | 'count'>[];
  /** `stacked` where there is no room beside each other. */
  readonly look?: keyof typeof styles.fields;
}

export function MeetupForm({ id, search, cities, look = 'bar' }: MeetupFormProps) {
  const { t } = useTranslation('meetups');
  const pathTo = usePagePath();
  const { from, to } = search;
  const wrong = useWrongFields({ id, search, cities });
  const errorOf = (field: string) => wrong.find((one) => one.id === `${id}-${field}`)?.text ?? null;
  return (
    <div className={styles.form}>
      {wrong.length > 0 && <ErrorSummary answer={search} fields={wrong} />}
      <Form id={id} action={pathTo('events-wemeet')} method="get" className={styles.fields[look]}>
        <div className={styles.whole[look]}>
          <CitySelect
            id={`${id}-city`}
            city={search.city}
            cities={cities}
            error={errorOf('city')}
          />
        </div>
        <Field
          key={`from ${from}`}
          id={`${id}-from`}
          name="from"
          type="date"
          label={t('form.from')}
          defaultValue={from ?? ''}
          error={errorOf('from')}
        />
        <Field
          key={`to ${to}`}
          id={`${id}-to`}
          name="to"
          type="date"
          label={t('form.to')}
          defaultValue={to ?? ''}
          error={errorOf('to')}
        />
        <div className={`${styles.whole[look]} ${styles.submit[look]}`}>
          <Button icon="search" wide>
            {t('form.find')}
          </Button>
        </div>
      </Form>
      <Shortcuts search={search} />
    </div>
  );
}

function isKnownCity(city: string | null, cities: MeetupFormProps['cities']): boolean {
  return city === null || cities.some((one) => one.id === city);
}

/** What is wrong with what an address asks for, in the order of the form. */
export function useWrongFields({
  id,
  search: { city, notDays },
  cities,
}: Pick<MeetupFormProps, 'id' | 'search' | 'cities'>): readonly WrongField[] {
  const { t } = useTranslation('meetups');
  const { market, today } = useSite();
  const example = formatDate(today, market);
  return [
    ...(isKnownCity(city, cities)
      ? []
      : [{ id: `${id}-city`, text: t('form.unknownCity', { city }) }]),
    ...Object.entries(notDays).map(([field, day]) => ({
      id: `${id}-${field}`,
      text: t('form.notDay', { day, example }),
    })),
  ];
}

function CitySelect({
  id,
  city,
  cities,
  error,
}: Pick<MeetupFormProps, 'cities'> & {
  readonly id: string;
  readonly city: string | null;
  readonly error: string | null;
}) {
  const { t } = useTranslation('meetups');
  // Shown all the same, so that one sees what is not known.
  const unknown = city === null || isKnownCity(city, cities) ? [] : [{ value: city, label: city }];
  return (
    <Select
      key={city}
      id={id}
      name="city"
      label={t('form.city')}
      defaultValue={city ?? ''}
      error={error}
      options={[
        { value: '', label: t('form.anyCity') },
        ...unknown,
        ...cities.map(({ id: value, name, count }) => ({
          value,
          label: t('form.cityCount', { name, count }),
        })),
      ]}
    />
  );
}

/** The days by a word, in the city that is chosen. */
function Shortcuts({ search }: Pick<MeetupFormProps, 'search'>) {
  const { t } = useTranslation('meetups');
  const { city, from, to } = search;
  const options = [
    { shortcut: null, isCurrent: from === null && to === null },
    ...DATE_SHORTCUTS.map((shortcut) => ({ shortcut, isCurrent: shortcut === search.shortcut })),
  ];
  return (
    <div className={styles.shortcuts}>
      <p className={styles.label}>{t('form.when')}</p>
      <Stack as="ul" direction="row" gap={8}>
        {options.map(({ shortcut, isCurrent }) => (
          <li key={shortcut}>
            <PageLink
              to="events-wemeet"
              query={printMeetupSearch({ city, shortcut })}
              preventScrollReset
              className={chip({ selected: isCurrent })}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {t(`when.${shortcut ?? 'any'}`)}
            </PageLink>
          </li>
        ))}
      </Stack>
    </div>
  );
}
