/**
 * The search that opens from the header on any page (SRCH-01): on a wide screen a sheet at its top with
 * the bar in it, on a phone the modal of the bar at once.
 */
import { Form, useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { useTranslation } from 'react-i18next';
import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { usePagePath } from '../../i18n/page-link.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { roundButton } from '../../ui/round-button.css.ts';
import { noteScrollBar } from '../../ui/dialog/scroll-bar.ts';
import { NO_CHOICES } from '../search-choices.ts';
import { form as formClass } from '../search-form.css.ts';
import type { Submit } from '../search-form.tsx';
import { NOTHING_TAKEN_OVER } from '../taken-over.ts';
import { TravelsField } from '../travels-field.tsx';
import * as styles from './menu-search.css.ts';
import { RichFields } from './rich-fields.tsx';
import { useIsWide } from './use-is-wide.ts';

export interface MenuSearchProps {
  readonly onLeft: () => void;
}

export function MenuSearch({ onLeft }: MenuSearchProps) {
  const pathOf = usePagePath();
  const isWide = useIsWide();
  const submit = useRef<Submit | null>(null);
  useLeavingWithPage(onLeft);
  const form = (
    <Form
      id="menu-search"
      action={pathOf('search')}
      method="get"
      className={isWide ? formClass : undefined}
      data-search-origin="menu"
      onSubmit={(event) => submit.current?.(event)}
    >
      <TravelsField />
      <RichFields
        id="menu-search"
        choices={NO_CHOICES}
        filters={NO_FILTERS}
        origin="menu"
        taken={NOTHING_TAKEN_OVER}
        submitRef={submit}
        onLeft={onLeft}
      />
    </Form>
  );
  return isWide ? <Sheet onLeft={onLeft}>{form}</Sheet> : form;
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
