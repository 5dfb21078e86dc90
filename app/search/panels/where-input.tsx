/** The text field of where, in the bar and in the modal (SRCH-03): a combobox with its list below. */
import type { Dispatch, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BarField } from '../bar-field.tsx';
import * as field from '../bar-field.css.ts';
import type { SearchBarEvent, SearchBarState } from '../state/search-bar.ts';
import { isUnfinished } from '../state/where-selection.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { WhereList } from './use-where-list.ts';
import * as styles from './where.css.ts';

export interface WhereInputProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement>;
  readonly state: SearchBarState;
  readonly send: Dispatch<SearchBarEvent>;
  readonly list: WhereList;
  /** What stands in the field: text, or the names of what is chosen. */
  readonly text: string;
  readonly isExpanded: boolean;
  readonly isLoading: boolean;
  /** Opens the list, where it is not open. */
  readonly open: () => void;
}

export function WhereInput(props: WhereInputProps) {
  const { id, input, state, send, list, text, isExpanded, isLoading, open } = props;
  const { t } = useTranslation('search');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isExpanded && isVertical) {
      event.preventDefault();
      open();
    } else if (isExpanded && list.takeKey(event)) {
      return;
    } else if (event.key === 'Enter' && isUnfinished(state.where)) {
      // Typed and nothing chosen: the text is what is looked for. In a modal the dates come next.
      event.preventDefault();
      const { form } = event.currentTarget;
      // What sends the form reads the state.
      flushSync(() => send({ type: 'keywordChosen' }));
      if (!isInModal(state)) form?.requestSubmit();
    }
  };
  return (
    <>
      <BarField id={id} icon="pin" label={t('listing:form.where')}>
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          className={field.control}
          placeholder={t('listing:form.textExample')}
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? list.id : undefined}
          aria-activedescendant={isExpanded ? list.activeId : undefined}
          onClick={open}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            open();
            send({ type: 'typed', text: currentTarget.value });
          }}
        />
      </BarField>
      <span className={styles.inputEnd}>
        {isLoading && <span className={styles.loader} />}
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('where.clear')}
            onClick={() => {
              send({ type: 'whereCleared' });
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </>
  );
}

function isInModal({ panel }: SearchBarState): boolean {
  return panel.isOpen && panel.form === 'modal';
}
