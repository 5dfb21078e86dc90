/** Where the focus goes as a panel of the search opens and closes (A11Y-02). */
import { useEffect, useRef, type RefObject } from 'react';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { isFocusLost } from '../../ui/focus-lost.ts';
import type { Panel, Section } from '../state/panel.ts';

export interface FieldElements {
  readonly where: RefObject<HTMLElement>;
  readonly when: RefObject<HTMLElement>;
  /** Holds them and their dropdown. */
  readonly container: RefObject<HTMLElement>;
}

export function usePanelFocus(panel: Panel, { where, when, container }: FieldElements): void {
  const section = panel.isOpen ? panel.section : null;
  const form = panel.isOpen ? panel.form : null;
  const origin = panel.isOpen ? panel.origin : null;
  const last = useRef<Section | null>(null);

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
  }, [section, form, origin, where, container]);

  useEffect(() => {
    if (form !== null || last.current === null) return;
    const field = last.current === 'when' ? when.current : where.current;
    last.current = null;
    if (isFocusLost()) field?.focus({ preventScroll: true });
  }, [form, where, when]);
}
