/**
 * What opens under the search bar on a wide screen (SRCH-01), or above it where there is more room. It lies
 * over all of the page and goes along with it.
 */
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chip } from '../../ui/chip/chip.css.ts';
import { foundOrReported } from '../../ui/console-fault.ts';
import { useEffectBeforePaint } from '../../ui/effect-before-paint.ts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import { isNothingFound } from '../state/place-lookup.ts';
import { isSearchDisabled } from '../state/search-bar.ts';
import { lookupText } from '../state/where-selection.ts';
import * as styles from './dropdown.css.ts';
import { HistorySection } from './history-section.tsx';
import type { Search } from './use-search.ts';
import { WhenSection } from './when-section.tsx';
import { SearchReason, WhereSection } from './where-section.tsx';

interface DropdownPanelProps {
  readonly search: Search;
  readonly form: HTMLFormElement;
}

export function WhereDropdown({ search, form }: DropdownPanelProps) {
  const { t } = useTranslation('search');
  const { id, state, send, section, history, lookup, open } = search;
  return (
    <Dropdown label={t('listing:form.where')} form={form} width="list">
      {history.length > 0 && lookupText(state.where) === '' && (
        <div className={styles.sections}>
          {(['where', 'history'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={chip({ selected: section === one })}
              aria-pressed={section === one}
              onClick={() => open(one)}
            >
              {t(one === 'where' ? 'where.places' : 'history.title')}
            </button>
          ))}
        </div>
      )}
      {section === 'history' ? (
        <HistorySection searches={history} send={send} />
      ) : (
        <WhereSection {...search} reasonId={`${id}-reason`} />
      )}
      {isSearchDisabled(state) && !isNothingFound(lookup) && <SearchReason id={`${id}-reason`} />}
    </Dropdown>
  );
}

export function WhenDropdown({ search, form }: DropdownPanelProps) {
  const { t } = useTranslation('search');
  const { id, state, send, calendar, isCalendarLoading } = search;
  return (
    <Dropdown label={t('listing:form.when')} form={form} width="calendar">
      <WhenSection
        id={`${id}-when`}
        when={state.when}
        send={send}
        calendar={calendar}
        isLoading={isCalendarLoading}
        layout="pages"
      />
    </Dropdown>
  );
}

interface DropdownProps {
  readonly label: string;
  readonly form: HTMLFormElement;
  readonly width: keyof typeof styles.dropdown;
  readonly children: ReactNode;
}

/** Px between the bar and it, and from the edge of the window. */
const GAP = 8;
/** As much of it as is wanted below the bar before it goes above: a list scrolls, a month is seen whole. */
const WANTED_HEIGHTS = { list: 280, calendar: 520 } as const;

function Dropdown({ label, form, width, children }: DropdownProps) {
  const element = useRef<HTMLElement>(null);
  useEffectBeforePaint(() => {
    const dropdown = foundOrReported(element.current, 'floating');
    if (!dropdown) return;
    // React 18 does not know it. It closes by the bar's own rules.
    dropdown.setAttribute('popover', 'manual');
    dropdown.showPopover();
    const place = () => {
      const { top, bottom, left, right } = form.getBoundingClientRect();
      const [above, below] = [top - 2 * GAP, window.innerHeight - bottom - 2 * GAP];
      const isBelow = below >= Math.min(WANTED_HEIGHTS[width], above);
      const y = window.scrollY + (isBelow ? bottom + GAP : top - GAP);
      Object.assign(dropdown.style, {
        top: `${y}px`,
        translate: isBelow ? 'none' : '0 -100%',
        left: `${left + window.scrollX}px`,
        maxWidth: `${right - left}px`,
        maxHeight: `${Math.max(isBelow ? below : above, 240)}px`,
      });
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [form]);
  return (
    <section ref={element} aria-label={label} className={styles.dropdown[width]}>
      {/* What is in it has headings of the level below. */}
      <h2 className={visuallyHidden}>{label}</h2>
      {children}
    </section>
  );
}
