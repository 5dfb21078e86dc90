/** Goes on where the plain fields were left: their text, their month, the focus, what was pressed. */
import { useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { useSite } from '../../i18n/site.ts';
import { datesOfMonth } from '../month-value.ts';
import type { TakenOver } from '../taken-over.ts';
import type { SearchFields } from './use-search-fields.ts';

const TOUCHED = '(pointer: coarse)';

export function useTakenOver(
  { text, month, focus, caret, wanted }: TakenOver,
  { send, open, isWide }: SearchFields,
  elements: Readonly<Record<'where' | 'when' | 'submit', RefObject<HTMLElement>>>,
): void {
  const { today } = useSite();
  const isDone = useRef(false);
  useEffectBeforePaint(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (focus) elements[focus].current?.focus({ preventScroll: true });
    // A finger in the field means to type, and on a phone goes on in the modal. Who has come by the Tab key to
    // a narrow window may be passing by, and a modal would be in the way (WCAG 3.2.1).
    const isByFinger = !isWide && window.matchMedia(TOUCHED).matches;
    const isTyping = focus === 'where' && (text !== null || isByFinger);
    const section = wanted ?? (isTyping ? 'where' : null);
    if (section) open(section);
    if (text !== null) send({ type: 'typed', text });
    if (month !== null) {
      const days = datesOfMonth(month);
      if (days) send({ type: 'datesTyped', from: days.dateFrom, to: days.dateTo, today });
      else send({ type: 'whenCleared' });
    }
    const field = elements.where.current;
    if (focus === 'where' && caret !== null && field instanceof HTMLInputElement) {
      field.setSelectionRange(caret, caret);
    }
    // Once, with what was there when they came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
