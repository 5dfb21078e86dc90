/**
 * The text field of where as a combobox (SRCH-03). In the bar it is the form's own field; the modal of a phone
 * has one of its own.
 */
import { MAXIMUM_TEXT_LENGTH } from '../../../domain/query-values.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import * as field from '../bar-field.css.ts';
import { BarField } from '../bar-field.tsx';
import { isLookingUp } from '../state/place-lookup.ts';
import { isUnfinished } from '../state/where-selection.ts';
import type { Search } from './use-search.ts';
import { comboboxAttributes, type PressedKey } from './where-list.ts';
import * as styles from './where.css.ts';

/** A key on the text field; true where nothing is left to do. */
export function takeWhereKey(
  pressed: PressedKey,
  { list, open }: Pick<Search, 'list' | 'open'>,
  isExpanded: boolean,
): boolean {
  if (isExpanded) return list.takeKey(pressed);
  if (pressed.key !== 'ArrowDown' && pressed.key !== 'ArrowUp') return false;
  pressed.preventDefault();
  open('where');
  return true;
}

interface WhereInputProps {
  readonly search: Search;
  readonly input: RefObject<HTMLInputElement>;
  readonly isExpanded: boolean;
}

/** The text field in the modal, where the dates come after it. */
export function WhereInput({ search, input, isExpanded }: WhereInputProps) {
  const { t } = useTranslation('search');
  const { state, send, list, open, whereText } = search;
  const id = `${search.id}-modal-text`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || takeWhereKey(event, search, isExpanded)) return;
    if (event.key === 'Enter' && isUnfinished(state.where)) {
      // Typed and nothing chosen: the text is what is looked for.
      event.preventDefault();
      send({ type: 'keywordChosen' });
    }
  };
  return (
    <>
      <BarField id={id} icon="pin" label={t('listing:form.where')}>
        <input
          ref={input}
          id={id}
          type="text"
          {...comboboxAttributes(list, isExpanded)}
          className={field.control}
          placeholder={t('listing:form.textExample')}
          value={whereText}
          maxLength={MAXIMUM_TEXT_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onClick={() => open('where')}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => send({ type: 'typed', text: currentTarget.value })}
        />
      </BarField>
      <WhereEnd search={search} focusField={() => input.current?.focus()} />
    </>
  );
}

interface WhereEndProps {
  readonly search: Search;
  readonly focusField: () => void;
}

/** Over the end of the text field: whether an answer is awaited, and what empties it. */
export function WhereEnd({ search, focusField }: WhereEndProps) {
  const { t } = useTranslation('search');
  const { send, lookup, whereText } = search;
  return (
    <span className={styles.inputEnd}>
      {isLookingUp(lookup) && <span className={styles.loader} />}
      {whereText !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('where.clear')}
          onClick={() => {
            send({ type: 'whereCleared' });
            focusField();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
