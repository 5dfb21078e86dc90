/**
 * The search that opens from the header on any page (SRCH-01): on a wide screen a sheet at its top with
 * the bar in it, on a phone the modal of the bar at once.
 */
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { useTranslation } from 'react-i18next';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { roundButton } from '../../ui/round-button.css.ts';
import { noteScrollBar } from '../../ui/dialog/scroll-bar.ts';
import { NO_CHOICES } from '../search-choices.ts';
import { SearchBar } from '../search-form.tsx';
import * as styles from './menu-search.css.ts';
import { useIsWide } from './search-panels.tsx';

interface MenuSearchProps {
  readonly onLeft: () => void;
}

export function MenuSearch({ onLeft }: MenuSearchProps) {
  const isWide = useIsWide();
  useLeavingWithPage(onLeft);
  const bar = (
    <SearchBar
      id="menu-search"
      choices={NO_CHOICES}
      origin="menu"
      isBarHidden={!isWide}
      onLeft={onLeft}
    />
  );
  return isWide ? <Sheet onLeft={onLeft}>{bar}</Sheet> : bar;
}

function Sheet({ onLeft, children }: MenuSearchProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('search');
  const element = useRef<HTMLDialogElement>(null);
  useEffectBeforePaint(() => {
    const dialog = element.current;
    noteScrollBar();
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // Escape and the close button do the same for whoever has a keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      className={styles.sheet}
      aria-label={t('title')}
      onClose={onLeft}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onLeft();
      }}
    >
      <div className={styles.panel}>
        <Container>
          <div className={styles.head}>
            <p className={styles.title}>{t('title')}</p>
            <button type="button" className={roundButton} aria-label={t('close')} onClick={onLeft}>
              <Icon name="close" size="medium" />
            </button>
          </div>
          {children}
        </Container>
      </div>
    </dialog>
  );
}

/** Another page is there: what was opened over the last one goes with it. */
function useLeavingWithPage(onLeft: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onLeft();
  }, [key, onLeft]);
}
