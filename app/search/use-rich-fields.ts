/**
 * Fetches the fields that open once somebody comes near the search bar, and lets them take the place of the
 * plain ones. Nothing that was done with these is lost: text, month, the focus, and the press that
 * was to open one before there was anything to open.
 */
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { useEffectBeforePaint } from '../ui/effect-before-paint.ts';
import { loadedFields, loadRichFields, type RichFields } from './load-rich-fields.ts';
import { whenValue } from './month-value.ts';
import { compositionEnded, pressEnded } from './press-ended.ts';
import { whenUnfolded } from './when-unfolded.ts';
import { takenFrom, type TakenOver } from './taken-over.ts';

interface Rich {
  readonly Fields: RichFields;
  readonly taken: TakenOver;
}

export function useRichFields(form: RefObject<HTMLFormElement>, filters: SearchFilters) {
  const { textLocale } = useSite().market;
  const [rich, setRich] = useState<Rich | null>(null);
  const wanted = useRef<TakenOver['wanted']>(null);
  const press = useRef<Promise<void>>();
  const month = whenValue(filters);

  const takeOver = useCallback(() => {
    const Fields = loadedFields();
    if (!Fields || !form.current) return;
    const taken = takenFrom(form.current, month, wanted.current);
    setRich((now) => now ?? { Fields, taken });
  }, [form, month]);

  // Fetched before on another page. Not while the page is taken over: the server has drawn the plain ones.
  useEffectBeforePaint(takeOver, [takeOver]);

  const fetchFields = useCallback(() => {
    // Where that fails the plain ones stay, and work.
    loadRichFields(textLocale)
      .then(() => press.current)
      .then(
        // At once: a letter that came after the text was read would be typed into a field that goes away.
        () => flushSync(takeOver),
        () => openPlainList(form.current, wanted.current),
      );
  }, [form, takeOver, textLocale]);

  // Who was in a field before scripts heard of it.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) fetchFields();
  }, [form, fetchFields]);

  // On a phone the bar of a search that was made is folded: whoever unfolds it is about to change it.
  useEffect(
    () =>
      whenUnfolded(form.current, () => {
        wanted.current = 'where';
        fetchFields();
      }),
    [form, fetchFields],
  );

  const interest = useMemo(
    () => ({
      onPointerEnter: fetchFields,
      onFocus: fetchFields,
      onPointerDown: ({ target }: PointerEvent) => {
        wanted.current = sectionOf(target) ?? wanted.current;
        press.current = pressEnded();
        fetchFields();
      },
      onCompositionStart: () => {
        press.current = compositionEnded();
      },
      // The browser's own list would come first, and stay.
      onMouseDown: (event: MouseEvent) => {
        if (event.target instanceof HTMLSelectElement) event.preventDefault();
      },
    }),
    [fetchFields],
  );

  return { rich, interest: rich ? {} : interest };
}

/** @param target a field, or something in its label */
function sectionOf(target: EventTarget): TakenOver['wanted'] {
  const field = (target as Element).closest('label')?.control ?? target;
  if (field instanceof HTMLSelectElement) return 'when';
  return field instanceof HTMLInputElement ? 'where' : null;
}

function openPlainList(form: HTMLFormElement | null, wanted: TakenOver['wanted']): void {
  const list =
    wanted === 'when' ? form?.querySelector<HTMLSelectElement>('select[name=month]') : null;
  list?.focus();
  try {
    list?.showPicker();
  } catch {
    // It has the focus: a second press opens it.
  }
}
