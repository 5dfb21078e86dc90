/** The panels of the search on a phone, in its modal (SRCH-02). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNothingFound } from '../state/place-lookup.ts';
import { isSearchDisabled } from '../state/search-bar.ts';
import { HistorySection } from './history-section.tsx';
import { SearchModal, type ModalPanel } from './search-modal.tsx';
import { input } from './search-modal.css.ts';
import type { SearchFields } from './use-search-fields.ts';
import { WhenSection } from './when-section.tsx';
import { WhereSection } from './where-section.tsx';

export interface PhonePanelsProps {
  readonly fields: SearchFields;
  readonly whereInput: ReactNode;
}

export function PhonePanels({ fields, whereInput }: PhonePanelsProps) {
  const { t } = useTranslation('search');
  const { state, send, history, lookup, calendar, isCalendarLoading, whereText, whenText } = fields;
  const id = `${fields.id}-modal`;
  const panels: ModalPanel[] = [
    {
      section: 'where',
      title: t('listing:form.where'),
      value: whereText || t('listing:form.anywhere'),
      content: (
        <>
          <div className={input}>{whereInput}</div>
          <WhereSection {...fields} reasonId={`${id}-reason`} />
        </>
      ),
    },
    {
      section: 'when',
      title: t('listing:form.when'),
      value: whenText ?? t('when.whenever'),
      content: (
        <WhenSection
          id={`${fields.id}-when`}
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
