/**
 * What attaches to the search bar's form once somebody comes near it (SRCH-01, SRCH-02): a dropdown under its
 * fields on a wide screen, a modal on a phone. What may be chosen and what follows from it are the rules of
 * `state/`. What is chosen is written into fields of the form, which say all that is sent, as without scripts.
 */
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../../domain/filters/search-filters.ts';
import { usePagePath } from '../../i18n/page-link.tsx';
import { below, from } from '../../styles/media.ts';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { isFocusLost } from '../../ui/focus-lost.ts';
import * as field from '../bar-field.css.ts';
import { readForm } from '../form-query.ts';
import type { SearchChoices } from '../search-choices.ts';
import { menuOpening, type Origin, type Section } from '../state/panel.ts';
import { isSearchDisabled } from '../state/search-bar.ts';
import { barFields, searchQuery } from '../state/search-target.ts';
import { giveBackEntryAway } from './back-entry.ts';
import { WhenDropdown, WhereDropdown } from './dropdowns.tsx';
import { PhonePanels } from './search-modal.tsx';
import { changedFields, useSearch, type Search } from './use-search.ts';
import { takeWhereKey, WhereEnd, WhereInput } from './where-combobox.tsx';
import { comboboxAttributes } from './where-list.ts';

export interface SearchPanelsProps {
  readonly id: string;
  readonly form: HTMLFormElement;
  readonly choices: SearchChoices;
  readonly filters: SearchFilters;
  /** Where the search is opened from. */
  readonly origin: Origin;
  /** The field that was pressed last; another object is another press. */
  readonly pressed: PressedField | null;
  /** Of the header's search: it was closed, or sent. */
  readonly onLeft?: (() => void) | undefined;
}

export interface PressedField {
  readonly section: Exclude<Section, 'history'>;
}

export function SearchPanels({ pressed, onLeft, ...props }: SearchPanelsProps) {
  const { id, form, filters } = props;
  const { t } = useTranslation('search');
  const [bar] = useState(() => barOf(form));
  const [begun] = useState(() => {
    const changed = changedFields(bar.where, bar.when, filters);
    const isToType = bar.isWhereFocused && (changed.text !== null || isByFinger());
    return { ...changed, section: pressed?.section ?? (isToType ? ('where' as const) : null) };
  });
  const modalInput = useRef<HTMLInputElement>(null);
  const whenButton = useRef<HTMLButtonElement>(null);
  const isWide = useIsWide();
  const search = useSearch({ ...props, isWide, begun });
  const { state, open, section, whenText } = search;
  const { panel } = state;
  const isDropdown = panel.isOpen && panel.form === 'dropdown';
  const isInModal = panel.isOpen && panel.form === 'modal';
  // Before anything is typed there may be nothing to propose.
  const hasList = section === 'where' && search.list.options.length > 0;

  useWhereField(bar.where, search, isDropdown && hasList);
  useForm(form, bar.submit, search, filters);
  useMenuOpening(search, onLeft);
  usePanelFocus(search, form, { where: bar.where, modalInput, whenButton });

  // A press from before they were here is where the state began.
  const heard = useRef(pressed);
  useEffectBeforePaint(() => {
    if (pressed && pressed !== heard.current) open(pressed.section);
    heard.current = pressed;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pressed]);
  useEffectBeforePaint(() => {
    if (bar.isWhenFocused && !panel.isOpen) whenButton.current?.focus({ preventScroll: true });
    // Once: the list had the focus until it gave way to the button.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      {Object.entries(barFields(state, filters)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {createPortal(
        <>
          {isWide && <WhereEnd search={search} focusField={() => bar.where.focus()} />}
          {isDropdown && section !== 'when' && <WhereDropdown search={search} form={form} />}
        </>,
        bar.whereBox,
      )}
      {createPortal(
        <>
          <button
            ref={whenButton}
            type="button"
            id={`${id}-dates`}
            className={field.control}
            aria-haspopup="dialog"
            aria-expanded={isInModal || section === 'when'}
            aria-labelledby={`${id}-month-label ${id}-dates`}
            data-opens="when"
          >
            {whenText ?? t('when.whenever')}
          </button>
          {isDropdown && section === 'when' && <WhenDropdown search={search} form={form} />}
        </>,
        bar.whenBox,
      )}
      {isInModal && (
        <PhonePanels
          search={search}
          whereInput={<WhereInput search={search} input={modalInput} isExpanded={hasList} />}
        />
      )}
    </>
  );
}

/** Whether the search opens a dropdown under its bar; on anything narrower it takes the whole screen (SRCH-02). */
export function useIsWide(): boolean {
  return useSyncExternalStore(listenToWidth, isWideNow, () => true);
}

function isWideNow(): boolean {
  return window.matchMedia(from.tablet).matches;
}

function listenToWidth(listener: () => void): () => void {
  const query = window.matchMedia(from.tablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The fields that the form was drawn with, and the boxes around them. */
function barOf(form: HTMLFormElement) {
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = form.querySelector<Found>(selector);
    if (!found) throw new Error(`The search form has no ${selector}.`);
    return found;
  };
  const where = find<HTMLInputElement>('input[data-opens=where]');
  const when = find<HTMLSelectElement>('select[data-opens=when]');
  return {
    where,
    when,
    whereBox: where.parentElement ?? form,
    whenBox: when.parentElement ?? form,
    submit: find<HTMLButtonElement>('button[type=submit]'),
    isWhereFocused: document.activeElement === where,
    isWhenFocused: document.activeElement === when,
  };
}

/**
 * A finger in the field means to type, and on a phone goes on in the modal. Who has come by the Tab key to a
 * narrow window may be passing by, and a modal would be in the way (WCAG 3.2.1).
 */
function isByFinger(): boolean {
  return window.matchMedia(`(pointer: coarse) and ${below.tablet}`).matches;
}

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/** Of fields that were there before. */
function useListeners(element: HTMLElement, listeners: Listeners): void {
  useEffectBeforePaint(() => {
    const ending = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener as EventListener, { signal: ending.signal });
    }
    return () => ending.abort();
  });
}

/** Undefined takes an attribute away. */
function useAttributes(
  element: HTMLElement,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): void {
  useEffectBeforePaint(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
    }
  });
}

function useWhereField(where: HTMLInputElement, search: Search, isExpanded: boolean): void {
  const { send, open, list, whereText, isWide } = search;
  useListeners(where, {
    input: () => {
      open('where');
      send({ type: 'typed', text: where.value });
    },
    keydown: (event) => {
      if (!event.isComposing) takeWhereKey(event, search, isExpanded);
    },
  });
  useAttributes(where, {
    ...comboboxAttributes(list, isExpanded),
    // On a phone one types in the modal: no keyboard comes for the field that opens it.
    'aria-haspopup': isWide ? undefined : 'dialog',
    inputmode: isWide ? undefined : 'none',
  });
  useEffectBeforePaint(() => {
    writeText(where, whereText);
  });
}

/** A reset of the form, as after each navigation, leaves it there. */
function writeText(field: HTMLInputElement, text: string): void {
  if (field.value !== text) field.value = text;
  if (field.defaultValue !== text) field.defaultValue = text;
}

function useForm(
  form: HTMLFormElement,
  submit: HTMLButtonElement,
  { id, state, send }: Search,
  filters: SearchFilters,
): void {
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const isDisabled = isSearchDisabled(state);
  useListeners(form, {
    // Whoever presses the button or Enter has left the field, and means what is in it (SRCH-10).
    submit: (event) => {
      event.preventDefault();
      const replace = giveBackEntryAway();
      send({ type: 'searched' });
      navigate(pathOf('search', undefined, searchQuery(readForm(form))), { replace });
    },
    focusin: ({ target }) => {
      if (target === submit && isDisabled) send({ type: 'keywordChosen' });
    },
    focusout: ({ relatedTarget }) => {
      const isElsewhere = relatedTarget instanceof Node && !form.contains(relatedTarget);
      if (isElsewhere) send({ type: 'dismissed', by: 'outside' });
    },
    // What is around a dropdown, such as a sheet of the menu, stays when the dropdown closes.
    keydown: (event) => {
      const isDropdown = state.panel.isOpen && state.panel.form === 'dropdown';
      if (event.key === 'Escape' && isDropdown) event.preventDefault();
    },
  });
  useAttributes(submit, {
    'aria-disabled': isDisabled || undefined,
    'aria-describedby': isDisabled ? `${id}-reason` : undefined,
  });
  // Tells who counts what the form would find that it means something else now (RES-10).
  const { textSearch, where, month } = barFields(state, filters);
  useEffect(() => {
    form.dispatchEvent(new Event('input', { bubbles: true }));
    // The fields are what it means.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, textSearch, where, month]);
}

/** Opens the search that was asked for in the header, by the rules of SRCH-01, and tells when it is left. */
function useMenuOpening(
  { isWide, history, open, state }: Search,
  onLeft: (() => void) | undefined,
): void {
  const isOfMenu = onLeft !== undefined;
  const openSection = useRef(open);
  const wasOpen = useRef(false);
  useEffect(() => {
    openSection.current = open;
  });

  useEffect(() => {
    if (!isOfMenu) return;
    const { section, delayMs } = menuOpening(isWide ? 'dropdown' : 'modal', history.length > 0);
    const timer = setTimeout(() => openSection.current(section), delayMs);
    return () => clearTimeout(timer);
    // It opens once, however the screen is turned.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // On a phone nothing is left of it then; on a wide screen its bar is.
  const { isOpen } = state.panel;
  useEffect(() => {
    if (wasOpen.current && !isOpen && !isWide) onLeft?.();
    wasOpen.current = isOpen;
  }, [isOpen, isWide, onLeft]);
}

interface FieldElements {
  readonly where: HTMLElement;
  readonly modalInput: RefObject<HTMLElement>;
  readonly whenButton: RefObject<HTMLElement>;
}

/** Where the focus goes as a panel of the search opens and closes (A11Y-02). */
function usePanelFocus(
  { state: { panel } }: Search,
  form: HTMLFormElement,
  { where, modalInput, whenButton }: FieldElements,
): void {
  const section = panel.isOpen ? panel.section : null;
  const shape = panel.isOpen ? panel.form : null;
  const origin = panel.isOpen ? panel.origin : null;
  const last = useRef<Section | null>(null);
  /** That of the field which opened a modal, whichever section is open at its end. */
  const opener = useRef<Section | null>(null);

  useEffectBeforePaint(() => {
    const openTab = () => form.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (section === 'when' && shape === 'dropdown') openTab()?.focus({ preventScroll: true });
    // On a phone its keyboard takes half of the screen: only for who has asked for the field.
    const isAsked = shape === 'dropdown' || origin !== 'menu' || last.current !== null;
    if (section === 'where' && isAsked) {
      const input = shape === 'modal' ? modalInput.current : where;
      input?.focus({ preventScroll: true });
    }
    // In a modal the field went with its panel, and where one is now is told (SRCH-02).
    const isNext = section === 'when' && shape === 'modal' && last.current === 'where';
    if (isNext && isFocusLost()) openTab()?.focus({ preventScroll: true });
    if (section !== null) last.current = section;
    if (shape === 'modal') opener.current ??= section;
  }, [section, shape, origin, form, where, modalInput]);

  useEffect(() => {
    if (shape !== null || last.current === null) return;
    const opened = opener.current ?? last.current;
    // A modal's end leads back by itself, to what had the focus before: on some phones not what was pressed.
    const isToMove = opener.current !== null || isFocusLost();
    last.current = null;
    opener.current = null;
    const opening = opened === 'when' ? whenButton.current : where;
    if (isToMove) opening?.focus({ preventScroll: true });
  }, [shape, where, whenButton]);
}
