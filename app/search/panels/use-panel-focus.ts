/** Where the focus goes as a panel of the search opens and closes (A11Y-02). */
import { useEffect, useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { isFocusLost } from '../../ui/focus-lost.ts';
import type { Panel, Section } from '../state/panel.ts';

export interface FieldElements {
  readonly where: RefObject<HTMLElement>;
  /** What opens where in a modal. */
  readonly whereButton: RefObject<HTMLElement>;
  readonly when: RefObject<HTMLElement>;
  /** Holds them and their dropdown. */
  readonly container: RefObject<HTMLElement>;
}

export function usePanelFocus(panel: Panel, elements: FieldElements): void {
  const { where, whereButton, when, container } = elements;
  const section = panel.isOpen ? panel.section : null;
  const form = panel.isOpen ? panel.form : null;
  const origin = panel.isOpen ? panel.origin : null;
  const last = useRef<Section | null>(null);
  /** That of the field which opened a modal, whichever section is open at its end. */
  const opener = useRef<Section | null>(null);

  useEffectBeforePaint(() => {
    if (section === 'when' && form === 'dropdown') {
      const tab = container.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
      tab?.focus({ preventScroll: true });
    }
    // On a phone its keyboard takes half of the screen: only for who has asked for the field.
    const isAsked = form === 'dropdown' || origin !== 'menu' || last.current !== null;
    if (section === 'where' && isAsked) where.current?.focus({ preventScroll: true });
    // In a modal the field went with its panel, and where one is now is told (SRCH-02).
    const isNext = section === 'when' && form === 'modal' && last.current === 'where';
    if (isNext && isFocusLost()) {
      const tab = '[data-search-modal] [role=tab][aria-selected=true]';
      document.querySelector<HTMLElement>(tab)?.focus({ preventScroll: true });
    }
    if (section !== null) last.current = section;
    if (form === 'modal') opener.current ??= section;
  }, [section, form, origin, where, container]);

  useEffect(() => {
    if (form !== null || last.current === null) return;
    const from = opener.current ?? last.current;
    const field = from === 'when' ? when.current : (whereButton.current ?? where.current);
    // A modal's end leads back by itself, to what had the focus before: on some phones not what was pressed.
    const isToMove = opener.current !== null || isFocusLost();
    last.current = null;
    opener.current = null;
    if (isToMove) field?.focus({ preventScroll: true });
  }, [form, where, whereButton, when]);
}
