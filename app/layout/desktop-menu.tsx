/**
 * The menu of wide screens (LAY-05, LAY-06): links, and panels that open under the pointer or on a press.
 * Each panel is a `<details>`, so without scripts a press opens it all the same.
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
import { Icon } from '../ui/icon.tsx';
import * as styles from './desktop-menu.css.ts';
import { moveAlongEntries, moveThroughPanel } from './menu-keys.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';
import { MenuPanel } from './menu-panel.tsx';
import { MenuWords } from './menu-words.tsx';
import { MENU_ATTRIBUTE } from './use-closing-menus.ts';
import { useMegaMenu, type MegaMenu } from './use-mega-menu.ts';
import { usePanelLeft } from './use-panel-left.ts';

export function DesktopMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout');
  const menu = useMegaMenu();
  return (
    <nav className={styles.navigation} aria-label={t('header.navigation')}>
      {/* It hears of the keys that its links take, and is no stop of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.list} onKeyDown={moveAlongEntries}>
        {entries.map((entry) =>
          entry.children.length === 0 ? (
            <li key={entry.id}>
              <MenuLink entry={entry} className={styles.entry[entry.look ?? 'plain']} />
            </li>
          ) : (
            <EntryWithPanel key={entry.id} entry={entry} menu={menu} />
          ),
        )}
      </ul>
    </nav>
  );
}

/** Panels of one name: the browser itself lets only one be open. */
const PANELS = 'header-menu';

function EntryWithPanel({ entry, menu }: { readonly entry: MenuEntry; readonly menu: MegaMenu }) {
  const { state, happen } = menu;
  const { id } = entry;
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = state.phase !== 'closed' && state.id === id;
  const left = usePanelLeft(details, isOpen);

  // A visitor may have opened it before the scripts came.
  useEffect(() => {
    if (details.current?.open) happen({ type: 'press', id });
  }, [happen, id]);

  /** The browser closes it too: on Escape, on a press elsewhere, with the page (`useClosingMenus`). */
  const followBrowser = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open !== isOpen) happen(open ? { type: 'press', id } : { type: 'close' });
  };
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isOpen && details.current?.open === false) {
      // The browser closed it a moment ago and has not yet told: it is to be opened again.
      details.current.open = true;
      happen({ type: 'enter', id });
    } else happen({ type: 'press', id });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
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
        name={PANELS}
        open={isOpen}
        onToggle={followBrowser}
        data-phase={isOpen ? state.phase : undefined}
        {...{ [MENU_ATTRIBUTE]: '' }}
      >
        <summary className={styles.entry[entry.look ?? 'plain']} onClick={press}>
          <MenuWords entry={entry} />
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
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
  return pointerType === 'mouse' && !list?.querySelector('details[open] :focus-visible');
}
