/**
 * The search bar of the cover and of the search page: one GET form to the market's search page, whose fields
 * work without scripts (SRCH-16). The page's loader reads what it sends by `form-query.ts`.
 *
 * The first pointer on it or focus in it fetches the panels (SRCH-01), and they attach to the same form: the
 * text field stays the node that it is and becomes a combobox, the two lists give way to a button and hidden
 * fields. So nothing that was typed is lost, and what the form says is read in one way, with panels or without.
 * Fields that stand elsewhere on the page join it by its id.
 */
import { Form, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { MAXIMUM_TEXT_LENGTH } from '../../domain/query-values.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { below, from } from '../styles/media.ts';
import { Button } from '../ui/button/button.tsx';
import { useEffectBeforePaint } from '../ui/effect-before-paint.ts';
import { resetFields, useFieldsOf } from '../ui/use-fields-of.ts';
import { BarField } from './bar-field.tsx';
import * as field from './bar-field.css.ts';
import { MonthSelect, SpanSelect, WhereSelect } from './choice-fields.tsx';
import { SHOWN_TEXT_FIELD } from './form-query.ts';
import { KeptFilters } from './kept-filters.tsx';
import { loadedPanels, loadPanels, type Panels } from './load-panels.ts';
import type { PressedField } from './panels/search-panels.tsx';
import { TRAVELS_FIELD, travelsFieldValue } from './preferred-list.ts';
import type { SearchChoices } from './search-choices.ts';
import * as styles from './search-form.css.ts';
import { usePlaceText } from './search-summary.tsx';
import type { Origin } from './state/panel.ts';
import { useFlag } from '../flags/use-flag.ts';

export interface SearchFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly choices: SearchChoices;
  /** What the fields show; absent on a page that is no result of a search. */
  readonly filters?: SearchFilters;
}

export function SearchForm(props: SearchFormProps) {
  const pathOf = usePagePath();
  const isHome = useLocation().pathname === pathOf('index');
  return (
    <search>
      <SearchBar {...props} origin={isHome ? 'homepage' : 'destinationPage'} />
    </search>
  );
}

export interface SearchBarProps extends SearchFormProps {
  /** Where the search is opened from, for analytics. */
  readonly origin: Origin;
  /** Whether its panels alone are shown, as in the header's search on a phone. */
  readonly isBarHidden?: boolean;
  /** Of the header's search: it was closed, or sent. */
  readonly onLeft?: () => void;
}

export function SearchBar(props: SearchBarProps) {
  const { id, choices, filters: ofPage, origin, isBarHidden = false, onLeft } = props;
  const filters = ofPage ?? NO_FILTERS;
  const pathOf = usePagePath();
  const isTravelsTabPreferred = useFlag('search-travels-tab');
  const form = useFieldsOf(printSearchFilters(filters).toString(), resetFields);
  const { attached, pressed, listeners } = usePanels(form);
  return (
    // It hears of what its fields do, to fetch and open their panels.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Form
      ref={form}
      id={id}
      action={pathOf('search')}
      method="get"
      className={isBarHidden ? undefined : styles.form}
      data-search-origin={origin}
      {...listeners}
    >
      <KeptFilters filters={filters} />
      {isTravelsTabPreferred && (
        <input type="hidden" name={TRAVELS_FIELD} value={travelsFieldValue(ofPage)} />
      )}
      <div className={styles.fields} hidden={isBarHidden}>
        <Fields id={id} choices={choices} filters={filters} isAttached={attached !== null} />
      </div>
      {attached && (
        <attached.Panels
          id={id}
          form={attached.form}
          choices={choices}
          filters={filters}
          origin={origin}
          pressed={pressed}
          onLeft={onLeft}
        />
      )}
    </Form>
  );
}

interface FieldsProps extends Required<SearchFormProps> {
  /** Whether panels fill in and send what the fields hold. */
  readonly isAttached: boolean;
}

/** With scripts the text says where too, and the list of places is not shown. */
function Fields({ id, choices, filters, isAttached }: FieldsProps) {
  const { t } = useTranslation('listing');
  const { continentId, destinationId } = filters;
  // The days around them have a field of their own.
  const exactly = { ...filters, daysSpan: undefined };
  const placeText = usePlaceText({ ...NO_FILTERS, continentId, destinationId }, choices);
  // Panels write the place into the text field.
  const place = isAttached ? '' : placeText;
  return (
    <>
      <div className={field.field}>
        <BarField
          id={`${id}-text`}
          icon="pin"
          label={
            <>
              <span className={field.withScripts}>{t('form.where')}</span>
              <span className={field.withoutScripts}>{t('form.text')}</span>
            </>
          }
        >
          <input
            id={`${id}-text`}
            name={isAttached ? undefined : 'textSearch'}
            // Of type `search` Escape would empty it.
            type="text"
            placeholder={place ? ' ' : t('form.textExample')}
            maxLength={MAXIMUM_TEXT_LENGTH}
            defaultValue={filters.textSearch ?? ''}
            autoComplete="off"
            enterKeyHint="search"
            className={field.control}
            aria-describedby={place ? `${id}-place` : undefined}
            data-opens="where"
          />
          {filters.textSearch && !placeText && (
            <input type="hidden" name={SHOWN_TEXT_FIELD} value={filters.textSearch} />
          )}
          {place && (
            <span id={`${id}-place`} className={field.shownPlace}>
              {place}
            </span>
          )}
        </BarField>
      </div>
      <div className={`${field.field} ${field.withoutScripts}`} hidden={isAttached}>
        <WhereSelect
          id={`${id}-where`}
          filters={filters}
          choices={choices}
          look="bar"
          isReplaced={isAttached}
        />
      </div>
      <div className={field.field}>
        <MonthSelect
          id={`${id}-month`}
          filters={exactly}
          choices={choices}
          look="bar"
          isReplaced={isAttached}
          data-opens="when"
        />
      </div>
      <div className={`${field.field} ${field.withoutScripts}`} hidden={isAttached}>
        <SpanSelect id={`${id}-span`} filters={filters} look="bar" isReplaced={isAttached} />
      </div>
      <div className={styles.submit}>
        <Button icon="search" wide>
          {t('form.search')}
        </Button>
      </div>
    </>
  );
}

interface Attached {
  readonly Panels: Panels;
  readonly form: HTMLFormElement;
}

/**
 * Fetches the panels once somebody comes near the form, and remembers what was pressed until they are there. A
 * press counts when it has ended, as a click, so that panels may attach while a finger is still down.
 */
function usePanels(form: RefObject<HTMLFormElement>) {
  const { textLocale } = useSite().market;
  const [attached, setAttached] = useState<Attached | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [pressed, setPressed] = useState<PressedField | null>(null);

  const attach = useCallback(() => {
    const [Panels, element] = [loadedPanels(), form.current];
    if (Panels && element) setAttached((now) => now ?? { Panels, form: element });
  }, [form]);
  // Fetched before on another page. After hydration: the server draws none.
  useEffectBeforePaint(attach, [attach]);

  // Without them the fields work all the same, and the list of months opens again.
  const load = useCallback(() => {
    loadPanels(textLocale).then(attach, () => setHasFailed(true));
  }, [attach, textLocale]);
  const press = useCallback(
    (section: PressedField['section']) => {
      setPressed({ section });
      load();
    },
    [load],
  );

  // Who was in a field before scripts heard of it. On a narrow window a modal would be in the way of who has
  // come by the Tab key.
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || !form.current?.contains(focused)) return;
    const isPressed = focused.matches('[data-opens=where]') && matchMedia(from.tablet).matches;
    if (!isPressed) return load();
    // Whoever has moved on meanwhile wants no panel.
    const open = () => (document.activeElement === focused ? press('where') : attach());
    loadPanels(textLocale).then(open, load);
  }, [attach, form, load, press, textLocale]);
  // On a phone the bar of a search that was made is folded: whoever unfolds it is about to change it.
  useEffect(() => whenUnfolded(form.current, () => press('where')), [form, press]);

  const isAttached = attached !== null;
  const listeners = useMemo(
    () => ({
      onClick: ({ target }: MouseEvent) => {
        const section = pressedSection(target as Element);
        if (section) press(section);
      },
      ...(!isAttached && {
        onPointerEnter: load,
        onFocus: load,
        // The browser's own list would come first, and stay.
        onMouseDown: (event: MouseEvent) => {
          if (event.target instanceof HTMLSelectElement && !hasFailed) event.preventDefault();
        },
      }),
    }),
    [isAttached, hasFailed, load, press],
  );
  return { attached, pressed, listeners };
}

/** Where the list gave way to the button in the middle of a press, the click is one of the box around them. */
function pressedSection(target: Element): PressedField['section'] | null {
  const opener =
    target.closest<HTMLElement>('[data-opens]') ??
    target.querySelector<HTMLElement>(':scope > [data-opens]');
  return (opener?.dataset.opens as PressedField['section'] | undefined) ?? null;
}

/** Calls each time that somebody opens the fold around the element on a phone; returns how to stop. */
function whenUnfolded(element: Element | null, call: () => void): () => void {
  const fold = element?.closest('details');
  if (!fold) return () => undefined;
  // It is open too where no filter is left, and nobody has pressed it.
  let isPressed = false;
  const onPress = () => {
    isPressed = true;
  };
  const onToggle = () => {
    if (isPressed && fold.open && matchMedia(below.tablet).matches) call();
    isPressed = false;
  };
  const summary = fold.querySelector('summary');
  summary?.addEventListener('click', onPress);
  fold.addEventListener('toggle', onToggle);
  return () => {
    summary?.removeEventListener('click', onPress);
    fold.removeEventListener('toggle', onToggle);
  };
}
