/** What a visitor did with the plain fields of the search bar before those that open came. */
import { MONTH_FIELD } from './form-query.ts';
import type { Section } from './state/panel.ts';

export interface TakenOver {
  /** Null where they were left as they were drawn. */
  readonly text: string | null;
  readonly month: string | null;
  readonly focus: 'where' | 'when' | 'submit' | null;
  /** Where the caret was in the text. */
  readonly caret: number | null;
  /** What was pressed, to be opened. */
  readonly wanted: Exclude<Section, 'history'> | null;
}

export const NOTHING_TAKEN_OVER: TakenOver = {
  text: null,
  month: null,
  focus: null,
  caret: null,
  wanted: null,
};

/** @param drawn the value that the list of months was drawn with */
export function takenFrom(
  form: HTMLFormElement,
  drawn: string,
  wanted: TakenOver['wanted'],
): TakenOver {
  const text = form.querySelector<HTMLInputElement>('input[name=textSearch]');
  const month = form.querySelector<HTMLSelectElement>(`select[name=${MONTH_FIELD}]`);
  if (!text || !month) return NOTHING_TAKEN_OVER;
  return {
    text: text.value === text.defaultValue ? null : text.value,
    month: month.value === drawn ? null : month.value,
    focus: focusOf(text, month),
    caret: text.selectionStart,
    wanted,
  };
}

function focusOf(text: HTMLElement, month: HTMLElement): TakenOver['focus'] {
  const focused = document.activeElement;
  if (focused === text) return 'where';
  if (focused === month) return 'when';
  return focused instanceof HTMLButtonElement && focused.form === text.closest('form')
    ? 'submit'
    : null;
}
