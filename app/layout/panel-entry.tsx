/**
 * An entry of the menu that opens (LAY-05, LAY-06). On a desktop it is a panel, under the pointer or on a
 * press, one at a time; in the sheet of a small screen a group that folds, each by itself (LAY-15), or for
 * a mega-menu a level with a way back.
 */
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { from } from '../styles/media.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { entry as entryClass } from './header-menu.css.ts';
import { moveThroughPanel } from './menu-keys.ts';
import type { MenuEntry } from './menu.ts';
import { MenuPanel } from './menu-panel.tsx';
import { MenuWords } from './menu-words.tsx';
import * as styles from './panel-entry.css.ts';
import { MENU_ATTRIBUTE, PANEL } from './use-closing-menus.ts';
import type { MegaMenu } from './use-mega-menu.ts';
import { usePanelLeft } from './use-panel-left.ts';

/** Of this name the browser itself lets only one be open; groups of the sheet have none (LAY-15). */
const MEGA_MENUS = 'header-menu';

export function PanelEntry({
  entry,
  menu,
}: {
  readonly entry: MenuEntry;
  readonly menu: MegaMenu;
}) {
  const { t } = useTranslation('layout');
  const { state, happen } = menu;
  const { id } = entry;
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = state.phase !== 'closed' && state.id === id;
  const left = usePanelLeft(details, isOpen);
  const staying = (name: string) => (entry.staysOpenOnMobile && !entry.isMega ? name : undefined);

  // A visitor may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open && isPanel()) happen({ type: 'press', id });
  }, [happen, id]);

  /** The browser closes it too: on Escape, on a press elsewhere, with the page (`useClosingMenus`). */
  const followBrowser = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open !== isOpen && isPanel()) happen(open ? { type: 'press', id } : { type: 'close' });
  };
  const press = (event: SyntheticEvent) => {
    if (!isPanel()) return;
    event.preventDefault();
    if (isOpen && details.current?.open === false) {
      // The browser closed it a moment ago and has not yet told: it is to be opened again.
      details.current.open = true;
      happen({ type: 'enter', id });
    } else happen({ type: 'press', id });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (!isPanel()) return;
    const opens = event.key === 'ArrowDown' && event.target instanceof HTMLElement && !isOpen;
    // Its links can have the focus once they are drawn.
    if (opens) flushSync(() => happen({ type: 'press', id }));
    moveThroughPanel(event);
  };
  return (
    // It hears of what happens in it, and is no stop of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onPointerEnter={(event) => isMeant(event) && happen({ type: 'enter', id })}
      onPointerLeave={(event) => isMeant(event) && isOpen && happen({ type: 'leave' })}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) {
          happen({ type: 'close' });
        }
      }}
    >
      <details
        ref={details}
        className={entry.isMega ? styles.level : staying(styles.staying)}
        name={entry.isMega ? MEGA_MENUS : undefined}
        open={isOpen}
        onToggle={followBrowser}
        data-phase={isOpen ? state.phase : undefined}
        {...{ [MENU_ATTRIBUTE]: PANEL }}
      >
        <summary
          className={`${entryClass[entry.look ?? 'plain']} ${staying(styles.still) ?? ''}`.trim()}
          onClick={press}
        >
          {entry.isMega && (
            <span className={styles.back}>
              <Icon name="arrow-left" size="medium" />
              <VisuallyHidden>{t('menu.back')}</VisuallyHidden>
            </span>
          )}
          <span className={styles.words}>
            <MenuWords entry={entry} />
          </span>
          <Icon name="chevron-down" className={entry.isMega ? styles.forth : styles.arrow} />
        </summary>
        <div className={entry.isMega ? styles.megaPanel : styles.panel} style={{ left }}>
          <MenuPanel entry={entry} />
        </div>
      </details>
    </li>
  );
}

/** Not by who uses an open panel by keyboard: a mouse that is pushed aside must not take it away (A11Y-02). */
function isMeant({ pointerType, currentTarget }: PointerEvent): boolean {
  const list = currentTarget.parentElement;
  return (
    pointerType === 'mouse' && isPanel() && !list?.querySelector('details[open] :focus-visible')
  );
}

/** Not a part of the sheet: that opens and closes as the browser has it. */
function isPanel(): boolean {
  return matchMedia(from.desktop).matches;
}
