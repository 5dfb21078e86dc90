/** The dropdowns of the search bar on a wide screen (SRCH-01). */
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { chip } from '../../ui/chip/chip.css.ts';
import { isNothingFound } from '../state/place-lookup.ts';
import { isSearchDisabled } from '../state/search-bar.ts';
import { lookupText } from '../state/where-selection.ts';
import { Dropdown } from './dropdown.tsx';
import { sections } from './dropdown.css.ts';
import { HistorySection } from './history-section.tsx';
import { SearchReason } from './search-reason.tsx';
import type { SearchFields } from './use-search-fields.ts';
import { WhenSection } from './when-section.tsx';
import { WhereSection } from './where-section.tsx';

export interface WidePanelProps {
  readonly fields: SearchFields;
  readonly bar: RefObject<HTMLElement>;
}

export function WhereDropdown({ fields, bar }: WidePanelProps) {
  const { t } = useTranslation('search');
  const { id, state, send, section, history, lookup, open } = fields;
  return (
    <Dropdown label={t('listing:form.where')} bar={bar} width="list">
      {history.length > 0 && lookupText(state.where) === '' && (
        <div className={sections}>
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
        <WhereSection {...fields} reasonId={`${id}-reason`} />
      )}
      {isSearchDisabled(state) && !isNothingFound(lookup) && <SearchReason id={`${id}-reason`} />}
    </Dropdown>
  );
}

export function WhenDropdown({ fields, bar }: WidePanelProps) {
  const { t } = useTranslation('search');
  const { id, state, send, calendar, isCalendarLoading } = fields;
  return (
    <Dropdown label={t('listing:form.when')} bar={bar} width="calendar">
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
