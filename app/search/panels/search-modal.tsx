/**
 * The search of a phone (SRCH-02): the whole screen, with panels of which one is open at a time, and what
 * can be done below them. It is as high as what can be seen of the page above a phone's keyboard.
 */
import { useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { roundButton } from '../../ui/round-button.css.ts';
import { noteScrollBar } from '../../ui/dialog/scroll-bar.ts';
import type { Section } from '../state/panel.ts';
import { isNothingFound } from '../state/place-lookup.ts';
import {
  isNothingChosen,
  isSearchDisabled,
  type SearchBarEvent,
  type SearchBarState,
} from '../state/search-bar.ts';
import { addBackEntry } from './back-entry.ts';
import { HistorySection } from './history-section.tsx';
import * as styles from './search-modal.css.ts';
import type { Search } from './use-search.ts';
import { WhenSection } from './when-section.tsx';
import { SearchReason, WhereSection } from './where-section.tsx';

interface PhonePanelsProps {
  readonly search: Search;
  readonly whereInput: ReactNode;
}

export function PhonePanels({ search, whereInput }: PhonePanelsProps) {
  const { t } = useTranslation('search');
  const { state, send, history, lookup, calendar, isCalendarLoading, whereText, whenText } = search;
  const id = `${search.id}-modal`;
  const panels: ModalPanel[] = [
    {
      section: 'where',
      title: t('listing:form.where'),
      value: whereText || t('listing:form.anywhere'),
      content: (
        <>
          <div className={styles.input}>{whereInput}</div>
          <WhereSection {...search} reasonId={`${id}-reason`} />
        </>
      ),
    },
    {
      section: 'when',
      title: t('listing:form.when'),
      value: whenText ?? t('when.whenever'),
      content: (
        <WhenSection
          id={`${search.id}-when`}
          when={state.when}
          send={send}
          calendar={calendar}
          isLoading={isCalendarLoading}
          layout="scroll"
        />
      ),
    },
  ];
  if (history.length > 0) {
    panels.push({
      section: 'history',
      title: t('history.title'),
      value: null,
      content: <HistorySection searches={history} send={send} isInModal />,
    });
  }
  return (
    <SearchModal
      id={id}
      state={state}
      send={send}
      panels={panels}
      isDisabled={isSearchDisabled(state)}
      isReasonGiven={isNothingFound(lookup)}
    />
  );
}

interface ModalPanel {
  readonly section: Section;
  readonly title: string;
  /** What is chosen in it, seen while it is folded. */
  readonly value: string | null;
  readonly content: ReactNode;
}

interface SearchModalProps {
  /** Begins the ids in it. */
  readonly id: string;
  readonly state: SearchBarState;
  readonly send: Dispatch<SearchBarEvent>;
  readonly panels: readonly ModalPanel[];
  readonly isDisabled: boolean;
  /** Whether a panel says itself why the search waits. */
  readonly isReasonGiven?: boolean;
}

export function SearchModal(props: SearchModalProps) {
  const { id, state, send, panels, isDisabled, isReasonGiven = false } = props;
  const { t } = useTranslation('search');
  const element = useRef<HTMLDialogElement>(null);
  const section = state.panel.isOpen ? state.panel.section : null;
  const hasHistory = panels.some((panel) => panel.section === 'history');

  useEffectBeforePaint(() => {
    const dialog = element.current;
    noteScrollBar();
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useVisibleHeight(element);
  useEffectBeforePaint(() => addBackEntry(() => send({ type: 'dismissed', by: 'button' })), [send]);

  return (
    <dialog
      ref={element}
      className={styles.modal}
      aria-labelledby={`${id}-title`}
      data-search-modal=""
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'dismissed', by: 'escape' });
      }}
      onClose={() => send({ type: 'dismissed', by: 'button' })}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t('title')}
          </h2>
          <button
            type="button"
            className={roundButton}
            aria-label={t('close')}
            onClick={() => send({ type: 'dismissed', by: 'button' })}
          >
            <Icon name="close" size="medium" />
          </button>
        </header>
        <div className={styles.panels}>
          {panels.map((panel) => {
            const isOpen = panel.section === section;
            const contentId = `${id}-${panel.section}`;
            return (
              <section key={panel.section} className={styles.panel}>
                <h3 className={styles.panelTitle}>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={isOpen}
                    aria-controls={contentId}
                    onClick={() =>
                      send({ type: 'sectionToggled', section: panel.section, hasHistory })
                    }
                  >
                    <span>{panel.title}</span>
                    {!isOpen && panel.value && <span className={styles.value}>{panel.value}</span>}
                    <Icon name="chevron-down" className={styles.arrow} />
                  </button>
                </h3>
                <div id={contentId} className={styles.content} hidden={!isOpen}>
                  {isOpen && panel.content}
                </div>
              </section>
            );
          })}
        </div>
        <footer className={styles.footer}>
          {isDisabled && !isReasonGiven && <SearchReason id={`${id}-reason`} />}
          <Button
            type="button"
            variant="quiet"
            disabled={isNothingChosen(state)}
            onClick={() => send({ type: 'allCleared' })}
          >
            {t('clearAll')}
          </Button>
          <Button
            icon="search"
            aria-disabled={isDisabled}
            aria-describedby={isDisabled ? `${id}-reason` : undefined}
          >
            {t('listing:form.search')}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}

/** A keyboard takes away from what is seen, and on some phones from nothing else. */
function useVisibleHeight(element: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      element.current?.style.setProperty(styles.VISIBLE_HEIGHT, `${seen.height}px`);
      element.current?.style.setProperty(styles.VISIBLE_TOP, `${seen.offsetTop}px`);
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [element]);
}
