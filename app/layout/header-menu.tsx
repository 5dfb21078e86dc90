/**
 * The menu (LAY-05, LAY-06), drawn once for all widths: on a desktop a row of links and panels, on a small
 * screen a sheet over the page that its button opens. All of it is `<details>`, so it works without scripts.
 */
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AccountInMenu } from '../auth/account-links.tsx';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { from } from '../styles/media.ts';
import { debounce } from '../ui/debounce.ts';
import { FOLD_BESIDE } from '../ui/fold-beside.ts';
import { headerItem, menuSetting } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { entry as entryClass } from './header-menu.css.ts';
import { toolWords } from './header.css.ts';
import {
  CLOSED,
  type MegaMenuEvent,
  type MegaMenuState,
  megaMenuTime,
  nextMegaMenuState,
  panelLeft,
  placeByKey,
} from './mega-menu-state.ts';
import { MenuLink, MenuPanel, MenuWords } from './menu-panel.tsx';
import { type MenuEntry, menuKey } from './menu.ts';
import { WishlistLink } from '../wishlist/wishlist-link.tsx';
import { TalkToUs } from './talk-to-us.tsx';
import { MENU_ATTRIBUTE, PANEL } from './use-closing-menus.ts';
import * as styles from './header-menu.css.ts';

export function HeaderMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout');
  const menu = useMegaMenu();
  if (entries.length === 0) return null;
  return (
    <div className={styles.whole} onBlur={closeBehindFocus} {...{ [FOLD_BESIDE]: '' }}>
      <details className={styles.menu} onToggle={resetWhenClosed} {...{ [MENU_ATTRIBUTE]: '' }}>
        <summary className={headerItem}>
          <Icon name="menu" size="medium" className={styles.whenClosed} />
          <Icon name="close" size="medium" className={styles.whenOpen} />
          <span className={toolWords}>{t('header.menu')}</span>
        </summary>
      </details>
      <div className={styles.sheet}>
        <p className={styles.title} aria-hidden="true">
          {t('header.menu')}
        </p>
        <nav className={styles.navigation} aria-label={t('header.navigation')}>
          {/* It hears of the keys that its links take, and is no stop of its own. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul className={styles.list} onKeyDown={moveAlongEntries}>
            {entries.map((entry) =>
              entry.children ? (
                <PanelEntry key={menuKey(entry)} entry={entry} menu={menu} />
              ) : (
                <li key={menuKey(entry)}>
                  <MenuLink entry={entry} className={styles.entry[entry.look ?? 'plain']} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <Settings />
      </div>
    </div>
  );
}

/** On a small screen: the account, the wishlist, the way to a person; market and currency, and the way to change them. */
function Settings() {
  const { t } = useTranslation('layout');
  const { market, currency } = useSite();
  return (
    <div className={styles.settings}>
      <AccountInMenu />
      <WishlistLink place="menu" />
      <TalkToUs place="menu" />
      <ModalLink name="languages-currencies" className={menuSetting}>
        <Icon name="globe" size="medium" />
        <span>
          {t('modal.languages')}
          <span className={styles.settingValue}>
            {market.label} · {currency}
          </span>
        </span>
      </ModalLink>
    </div>
  );
}

/** Closed, the sheet forgets which of its parts were open (LAY-06, LAY-12). */
function resetWhenClosed({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) return;
  const parts = currentTarget.parentElement?.querySelectorAll('details') ?? [];
  for (const part of parts) part.open = false;
}

/** The sheet lies over the page: what gets the focus there must be seen (A11Y-02). */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isElsewhere = relatedTarget && !currentTarget.contains(relatedTarget);
  const menu = currentTarget.querySelector<HTMLDetailsElement>(':scope > details');
  if (isElsewhere && menu) menu.open = false;
}

/** Of this name the browser itself lets only one be open; groups of the sheet have none (LAY-15). */
const MEGA_MENUS = 'header-menu';

/**
 * An entry of the menu that opens (LAY-05, LAY-06). On a desktop it is a panel, under the pointer or on a
 * press, one at a time; in the sheet of a small screen a group that folds, each by itself (LAY-15), or for
 * a mega-menu a level with a way back.
 */
function PanelEntry({ entry, menu }: { readonly entry: MenuEntry; readonly menu: MegaMenu }) {
  const { t } = useTranslation('layout');
  const { state, happen } = menu;
  const id = menuKey(entry);
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
          <span className={styles.panelEntryWords}>
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

interface MegaMenu {
  readonly state: MegaMenuState;
  readonly happen: Dispatch<MegaMenuEvent>;
}

/** The header's panels as state and time (LAY-06); the rules are in `mega-menu-state.ts`. */
function useMegaMenu(): MegaMenu {
  const [state, happen] = useReducer(nextMegaMenuState, CLOSED);
  useEffect(() => {
    const time = megaMenuTime(state);
    if (time === null) return;
    const timer = setTimeout(happen, time, { type: 'time-over' });
    return () => clearTimeout(timer);
  }, [state]);
  return { state, happen };
}

const RESIZE_MS = 200;

/**
 * Where an open panel stands, in pixels from its container's left edge: anew when the window has got another
 * size (LAY-06). Undefined until it was measured, and where no script runs: the styles say it then.
 */
function usePanelLeft(details: RefObject<HTMLDetailsElement>, isOpen: boolean) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const panel = details.current?.lastElementChild;
      const container = panel instanceof HTMLElement ? panel.offsetParent : null;
      if (!details.current || !panel || !container || !matchMedia(from.desktop).matches) return;
      setLeft(
        panelLeft(
          details.current.getBoundingClientRect(),
          panel.getBoundingClientRect().width,
          container.getBoundingClientRect(),
        ),
      );
    };
    place();
    const placeSoon = debounce(place, RESIZE_MS);
    window.addEventListener('resize', placeSoon);
    return () => {
      placeSoon.cancel();
      window.removeEventListener('resize', placeSoon);
    };
  }, [details, isOpen]);
  return left;
}

const ENTRIES = ':scope > li > a, :scope > li > details > summary';
const ALONG = { next: 'ArrowRight', previous: 'ArrowLeft' };
const THROUGH = { next: 'ArrowDown', previous: 'ArrowUp' };

/**
 * The arrow keys of the desktop menu (LAY-06, A11Y-02): along its entries, and through an open panel.
 *
 * On the list of entries: right and left go from one to the next.
 */
function moveAlongEntries(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES)];
  const from = entries.findIndex((entry) => entry === event.target);
  if (from >= 0) moveFocus(event, entries, from, ALONG);
}

/** On an open panel with its entry: down and up go through the panel's links. */
function moveThroughPanel(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('details > div a')];
  const from = links.findIndex((link) => link === event.target);
  const isOnEntry = from < 0;
  if (isOnEntry && event.key !== THROUGH.next) return;
  moveFocus(event, links, from, THROUGH);
}

function moveFocus(
  event: KeyboardEvent,
  stops: readonly HTMLElement[],
  from: number,
  keys: typeof ALONG,
): void {
  const place = placeByKey(event.key, from, stops.length, keys);
  if (place === null) return;
  event.preventDefault();
  stops[place]?.focus();
}
