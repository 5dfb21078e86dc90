/**
 * Which section of the search bar is open (SRCH-01, SRCH-02, SRCH-09, SRCH-11): in a dropdown under the
 * bar, or in a modal over the whole page, where a section folds and the modal stays.
 */
export const SECTIONS = ['where', 'when', 'history'] as const;
export type Section = (typeof SECTIONS)[number];

/** From where the search was opened, for the figures of its use. */
const ORIGINS = ['homepage', 'destinationPage', 'menu'] as const;
export type Origin = (typeof ORIGINS)[number];

export type PanelForm = 'dropdown' | 'modal';

export interface OpenPanel {
  readonly isOpen: true;
  readonly form: PanelForm;
  /** Null in a modal whose sections are all folded. */
  readonly section: Section | null;
  readonly origin: Origin;
  /** Of the window when it was opened, in px. */
  readonly scrollY: number;
  readonly width: number;
}

export type Panel = { readonly isOpen: false } | OpenPanel;

export const CLOSED: Panel = { isOpen: false };

export interface PanelRules {
  /** Whether it stays however far the page is scrolled, as under a bar that goes along. */
  readonly keptOnScroll?: boolean;
  /** Whether closing it without a choice clears what was chosen. */
  readonly clearOnClose?: boolean;
}

/** Px that the page may be scrolled under an open dropdown (§9). */
const SCROLL_TO_CLOSE_PX = 250;
/** Before what is opened from the menu shows on a desktop (§9). */
const MENU_DELAY_MS = 400;

export type PanelEvent =
  | (Omit<OpenPanel, 'isOpen' | 'section'> & {
      readonly type: 'opened';
      readonly section: Section;
      readonly hasHistory: boolean;
    })
  /** In a modal the section that is open folds. */
  | { readonly type: 'sectionToggled'; readonly section: Section; readonly hasHistory: boolean }
  | { readonly type: 'dismissed'; readonly by: 'outside' | 'escape' | 'button' }
  | { readonly type: 'scrolled'; readonly y: number }
  | { readonly type: 'resized'; readonly width: number };

/** The panel after an event that chooses nothing; the same object where nothing changes. */
export function panelAfter(panel: Panel, event: PanelEvent, rules: PanelRules): Panel {
  if (event.type === 'opened') {
    const { type: _opened, hasHistory, ...opened } = event;
    return { isOpen: true, ...opened, section: sectionThere(event.section, hasHistory) };
  }
  if (!panel.isOpen) return panel;
  switch (event.type) {
    case 'sectionToggled': {
      const isFolded = panel.form === 'modal' && panel.section === event.section;
      const section = isFolded ? null : sectionThere(event.section, event.hasHistory);
      return section === panel.section ? panel : { ...panel, section };
    }
    case 'dismissed':
      // Everything of a modal is inside it.
      return panel.form === 'modal' && event.by === 'outside' ? panel : CLOSED;
    case 'scrolled':
      return panel.form === 'dropdown' && !rules.keptOnScroll && isFar(panel, event.y)
        ? CLOSED
        : panel;
    case 'resized':
      // A phone's keyboard changes the height alone, and nobody is to lose the field that they type in.
      return panel.form === 'dropdown' && event.width !== panel.width ? CLOSED : panel;
  }
}

/** After a choice a dropdown closes, and a modal folds the section or goes on to the next (SRCH-09). */
export function panelAfterChoice(panel: Panel, next: Section | null): Panel {
  if (!panel.isOpen) return panel;
  return panel.form === 'dropdown' ? CLOSED : { ...panel, section: next };
}

/** What opens from the menu, and when: the history if there is one, else where (SRCH-01, SRCH-02). */
export function menuOpening(
  form: PanelForm,
  hasHistory: boolean,
): { readonly section: Section; readonly delayMs: number } {
  return {
    section: hasHistory ? 'history' : 'where',
    delayMs: form === 'dropdown' ? MENU_DELAY_MS : 0,
  };
}

/** A history that is empty has no section. */
function sectionThere(section: Section, hasHistory: boolean): Section {
  return section === 'history' && !hasHistory ? 'where' : section;
}

function isFar({ scrollY }: OpenPanel, y: number): boolean {
  return Math.abs(y - scrollY) > SCROLL_TO_CLOSE_PX;
}
