/**
 * Closes the menus of an element that stay open by themselves: they are `<details>`, so that they work
 * without scripts. With scripts a menu closes on a navigation, on Escape and on a press elsewhere.
 */
import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import { from } from '../styles/media.ts';
import { FOLD_BESIDE } from '../ui/fold-beside.ts';

/** Menus carry it; parts that fold inside of a menu do not. */
export const MENU_ATTRIBUTE = 'data-menu';
/** Its value on a panel: that is a menu where it lies over the page, and a part of the sheet elsewhere. */
export const PANEL = 'panel';

export function useClosingMenus(container: RefObject<HTMLElement>): void {
  const here = useLocation();
  // A modal opens without a navigation (LAY-12). One keeps its key to its end: a menu that is opened
  // while the page is on its way stays open.
  const { key } = useNavigation().location ?? here;
  const closedFor = useRef(key);

  useEffect(() => {
    if (closedFor.current === key) return;
    closedFor.current = key;
    for (const menu of openMenus(container.current)) menu.open = false;
  }, [container, key]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus(container.current)) {
        const hadFocus = wholeOf(menu).contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector('summary')?.focus();
      }
    };
    const closeOnPressElsewhere = (event: PointerEvent) => {
      for (const menu of openMenus(container.current)) {
        if (isPart(menu)) continue;
        if (event.target instanceof Node && !wholeOf(menu).contains(event.target))
          menu.open = false;
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressElsewhere);
    };
  }, [container]);
}

function openMenus(container: HTMLElement | null): Iterable<HTMLDetailsElement> {
  return container?.querySelectorAll<HTMLDetailsElement>(`details[${MENU_ATTRIBUTE}][open]`) ?? [];
}

function wholeOf(menu: HTMLDetailsElement): HTMLElement {
  const around = menu.parentElement;
  return around?.hasAttribute(FOLD_BESIDE) ? around : menu;
}

function isPart(menu: HTMLDetailsElement): boolean {
  return menu.getAttribute(MENU_ATTRIBUTE) === PANEL && !matchMedia(from.desktop).matches;
}
