/** The fields of a listing's filters: of the form with the id, wherever they stand (RES-11). */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DURATION_RANGES,
  isSameRange,
  parseRange,
  priceSection,
  printRange,
  type FilterRange,
} from '../../domain/filters/filter-range.ts';
import { LEAVE_LIMITS } from '../../domain/days-off.ts';
import { PANEL_FILTERS, type AnyFilter } from '../../domain/filters/filters.ts';
import { isActive, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { currencySymbol } from '../../domain/money.ts';
import { regionIn, regionsOf } from '../../domain/region.ts';
import { useSite } from '../i18n/site.ts';
import { SHOWN_DATES_FIELD, shownDates } from '../search/form-query.ts';
import { monthOfDates } from '../search/month-value.ts';
import {
  CUSTOM_PRICE,
  LENGTH_FIELD,
  PRICE_FIELD,
  PRICE_MAX_FIELD,
  PRICE_MIN_FIELD,
  SHOWN_PRICES_FIELD,
  shownPrices,
} from '../search/panel-fields.ts';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/checkbox.tsx';
import { Field } from '../ui/field/field.tsx';
import { Select } from '../ui/select/select.tsx';
import { leaveLimitLabel, lengthRangeLabel, priceRangeLabel, wordKey } from './filter-label.ts';
import * as styles from './filter-panel.css.ts';
import { choiceKey, type PanelChoices } from './panel-choices.ts';

interface FilterFieldsProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  /** Begins the ids of the fields: the page has them twice while its modal is open. */
  readonly id: string;
  readonly filters: SearchFilters;
  /** Counted under what is ticked at present; null where nothing is counted. */
  readonly choices: PanelChoices | null;
}

interface AllFilterFieldsProps extends FilterFieldsProps {
  /** Prices to suggest: of the last counts, since these are of no others. */
  readonly priceRanges: PanelChoices['priceRanges'];
}

export function FilterFields({ priceRanges, ...props }: AllFilterFieldsProps) {
  return (
    <>
      <PriceFields {...props} priceRanges={priceRanges} />
      <FlagFields {...props} />
      <LengthFields {...props} />
      <LeaveFields {...props} />
      {CHOICES.map((filter) => (
        <ChoiceFields key={filter.name} {...props} filter={filter} />
      ))}
      <div className={styles.folds}>
        <DateFields {...props} />
        {LISTS.map((filter) => (
          <ListFields key={filter.name} {...props} filter={filter} />
        ))}
      </div>
    </>
  );
}

const ofKind = (kind: AnyFilter['value']['kind']) =>
  PANEL_FILTERS.filter(({ value }) => value.kind === kind);
const FLAGS = ofKind('flag');
const CHOICES = ofKind('choice');
const LISTS = ofKind('words');

function FlagFields({ form, filters, choices }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('filter.more')}</legend>
      {FLAGS.map((filter) => (
        <FilterChoice
          key={filter.name}
          form={form}
          choices={choices}
          name={filter.name}
          value="true"
          label={t(`filter.${filter.name}`)}
          defaultChecked={isActive(filter, filters)}
        />
      ))}
    </fieldset>
  );
}

function LengthFields({ form, filters, choices }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  const chosen = { from: filters.durationFrom ?? null, to: filters.durationTo ?? null };
  const isAny = (chosen.from ?? chosen.to) === null;
  const isOther = !isAny && !DURATION_RANGES.some((range) => isSameRange(range, chosen));
  const shared = { form, choices, name: LENGTH_FIELD, type: 'radio' } as const;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('filter.length')}</legend>
      <FilterChoice {...shared} value="" label={t('filter.anyLength')} defaultChecked={isAny} />
      {/* One of an address is none of the three. */}
      {[...DURATION_RANGES, ...(isOther ? [chosen] : [])].map((range) => (
        <FilterChoice
          key={printRange(range)}
          {...shared}
          value={printRange(range)}
          label={lengthRangeLabel(range, t)}
          defaultChecked={isSameRange(range, chosen)}
        />
      ))}
    </fieldset>
  );
}

/** Days of leave at most, by the public holidays of the market or of a region of it. */
function LeaveFields({ form, id, filters, choices }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { leaveTo, region } = filters;
  // One of an address is none of those that are offered.
  const limits = new Set([...LEAVE_LIMITS, ...(leaveTo === undefined ? [] : [leaveTo])]);
  const regions = regionsOf(market.id);
  const shared = { form, choices, name: 'leaveTo', type: 'radio' } as const;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('filter.leave')}</legend>
      <FilterChoice
        {...shared}
        value=""
        label={t('filter.anyLeave')}
        defaultChecked={leaveTo === undefined}
      />
      {[...limits]
        .sort((one, other) => one - other)
        .map((days) => (
          <FilterChoice
            key={days}
            {...shared}
            value={String(days)}
            label={leaveLimitLabel(days, t)}
            defaultChecked={leaveTo === days}
          />
        ))}
      {regions.length > 0 && (
        <Select
          form={form}
          id={`${id}-region`}
          name="region"
          label={t('filter.region')}
          defaultValue={regionIn(market.id, region) ?? ''}
          options={[
            { value: '', label: t('filter.wholeCountry') },
            ...regions.map(({ id: value, name: label }) => ({ value, label })),
          ]}
        />
      )}
      <p className={styles.note}>
        {t(market.country === null ? 'filter.leaveNoteAbroad' : 'filter.leaveNote')}
      </p>
    </fieldset>
  );
}

/** What else the words of a choice are. */
const CHOICE_WORDS: Readonly<
  Record<string, { readonly title: string; readonly any: string; readonly note: string }>
> = {
  ageBadge: { title: 'filter.age', any: 'filter.anyAge', note: 'filter.ageNote' },
};

interface KindFieldsProps extends FilterFieldsProps {
  readonly filter: AnyFilter;
}

/** One word of a few; the default is any. */
function ChoiceFields({ form, filters, choices, filter }: KindFieldsProps) {
  const { t } = useTranslation('listing');
  const { name, value } = filter;
  if (value.kind !== 'choice') return null;
  const { standard = '', values } = value;
  const chosen = valueOf(filters, name) ?? standard;
  const words = CHOICE_WORDS[name];
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t(words?.title ?? `filter.${name}`)}</legend>
      {[standard, ...values.filter((word) => word !== standard)].map((word) => (
        <FilterChoice
          key={word}
          form={form}
          choices={choices}
          type="radio"
          name={name}
          value={word}
          label={t(word === standard ? (words?.any ?? `filter.${name}Any`) : wordKey(name, word))}
          defaultChecked={chosen === word}
        />
      ))}
      {words?.note && <p className={styles.note}>{t(words.note)}</p>}
    </fieldset>
  );
}

function DateFields({ form, id, filters }: FilterFieldsProps) {
  const { t } = useTranslation('listing');
  // A whole month stands in a field of its own.
  const isMonth = monthOfDates({ ...filters, daysSpan: undefined }) !== null;
  const { dateFrom, dateTo } = isMonth ? {} : filters;
  const shared = { form, type: 'date' } as const;
  return (
    <Fold title={t('filter.dates')} isOpen={(dateFrom ?? dateTo) !== undefined}>
      <Field
        {...shared}
        id={`${id}-from`}
        name="dateFrom"
        label={t('filter.dateFrom')}
        defaultValue={dateFrom ?? ''}
      />
      <Field
        {...shared}
        id={`${id}-to`}
        name="dateTo"
        label={t('filter.dateTo')}
        defaultValue={dateTo ?? ''}
      />
      <input
        form={form}
        type="hidden"
        name={SHOWN_DATES_FIELD}
        value={shownDates({ dateFrom, dateTo })}
      />
    </Fold>
  );
}

/** Folded as long as none is chosen. The five statuses are no choice (RES-05). */
function ListFields({ form, filters, choices, filter }: KindFieldsProps) {
  const { t } = useTranslation('listing');
  const { name, value } = filter;
  if (value.kind !== 'words') return null;
  const isOpen = isActive(filter, filters);
  const chosen = isOpen ? valueOf(filters, name) : undefined;
  return (
    <Fold title={t(`filter.${name}`)} isOpen={isOpen}>
      {value.values.map((word) => (
        <FilterChoice
          key={word}
          form={form}
          choices={choices}
          name={`${name}[]`}
          value={word}
          label={t(wordKey(name, word))}
          defaultChecked={chosen?.includes(word) ?? false}
        />
      ))}
    </Fold>
  );
}

function valueOf(filters: SearchFilters, name: string): string | readonly string[] | undefined {
  return (filters as unknown as Readonly<Record<string, string | undefined>>)[name];
}

interface FoldProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Open at first where one is chosen; then as it was left, since the fields apply while somebody is in them. */
function Fold({ title, isOpen, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst} className={styles.fold}>
      <summary className={styles.foldTitle}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function PriceFields({ form, id, filters, choices, priceRanges: suggested }: PriceFieldsProps) {
  const { t } = useTranslation('listing');
  const { currency } = useSite();
  const symbol = currencySymbol(currency);
  const chosen = { from: filters.priceFrom ?? null, to: filters.priceTo ?? null };
  const isSuggested = (range: FilterRange) => priceSection(range, suggested) === 'suggested-range';
  // A ticked one stays, whatever is suggested by then: without it the form would ask for any price.
  const [ticked, setTicked] = useState(isSuggested(chosen) ? chosen : null);
  const priceRanges =
    ticked && !isSuggested(ticked) ? [...suggested, ticked].toSorted(byAmount) : suggested;
  const onInput = (event: FormEvent<HTMLFieldSetElement>) => {
    keepOneWay(event);
    const radio = event.currentTarget.querySelector<HTMLInputElement>('input:checked');
    setTicked(radio && parseRange(radio.value));
  };
  const isCustom =
    (chosen.from ?? chosen.to) !== null && priceSection(chosen, priceRanges) === 'custom-range';
  const [min, max] = isCustom ? [unitsOf(chosen.from), unitsOf(chosen.to)] : ['', ''];
  const shared = { form, choices, name: PRICE_FIELD, type: 'radio' } as const;
  const amount = { form, type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  return (
    <fieldset className={styles.fields} onInput={onInput}>
      <legend className={styles.legend}>{t('filter.price')}</legend>
      <FilterChoice
        {...shared}
        value=""
        label={t('filter.anyPrice')}
        defaultChecked={(chosen.from ?? chosen.to) === null}
      />
      {priceRanges.map((range) => (
        <FilterChoice
          key={printRange(range)}
          {...shared}
          value={printRange(range)}
          label={priceRangeLabel(range, currency, t)}
          defaultChecked={isSameRange(range, chosen)}
        />
      ))}
      <FilterChoice
        {...shared}
        value={CUSTOM_PRICE}
        label={t('filter.customPrice')}
        defaultChecked={isCustom}
      />
      <div className={styles.beside}>
        <Field
          {...amount}
          id={`${id}-min`}
          name={PRICE_MIN_FIELD}
          label={t('filter.priceMin', { symbol })}
          defaultValue={min}
        />
        <Field
          {...amount}
          id={`${id}-max`}
          name={PRICE_MAX_FIELD}
          label={t('filter.priceMax', { symbol })}
          defaultValue={max}
        />
      </div>
      <input form={form} type="hidden" name={SHOWN_PRICES_FIELD} value={shownPrices(min, max)} />
    </fieldset>
  );
}

interface PriceFieldsProps extends FilterFieldsProps {
  readonly priceRanges: readonly FilterRange[];
}

function byAmount(one: FilterRange, other: FilterRange): number {
  return (one.from ?? 0) - (other.from ?? 0) || (one.to ?? Infinity) - (other.to ?? Infinity);
}

/** Whole units where the amount is one, as it is typed. */
function unitsOf(cents: number | null): string {
  return cents === null ? '' : String(cents / 100);
}

/** Amounts that are typed are the chosen range; another range that is chosen empties them. */
function keepOneWay({ target, currentTarget }: FormEvent<HTMLFieldSetElement>): void {
  const { type, value } = target as HTMLInputElement;
  for (const input of currentTarget.querySelectorAll('input')) {
    if (type === 'number' && value !== '' && input.value === CUSTOM_PRICE) input.checked = true;
    if (type === 'radio' && value !== CUSTOM_PRICE && input.type === 'number') input.value = '';
  }
}

interface FilterChoiceProps extends Pick<
  CheckboxProps,
  'form' | 'name' | 'label' | 'type' | 'defaultChecked'
> {
  readonly value: string;
  /** Null where nothing is counted. */
  readonly choices: PanelChoices | null;
}

/** One choice of a filter with the departures that it would give; marked where there are none (RES-10). */
function FilterChoice({ choices, ...input }: FilterChoiceProps) {
  const { t } = useTranslation('listing');
  const count = choices?.counts[choiceKey(input.name, input.value)];
  return (
    <Checkbox
      {...input}
      note={count === undefined ? null : t('filter.count', { departures: count })}
      isEmpty={count === 0}
    />
  );
}
