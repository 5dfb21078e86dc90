/**
 * The fields of the search bar that open (SRCH-01, SRCH-02): a dropdown under them on a wide screen, a modal
 * on a phone. What may be chosen and what follows from it are the rules of `state/`; what is drawn here
 * shows their state and hands back what is done.
 */
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type FocusEvent, type MutableRefObject, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { usePagePath } from '../../i18n/page-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as field from '../bar-field.css.ts';
import { readForm, setFormReader, tellOfChange } from '../form-reader.ts';
import type { FieldsProps } from '../plain-fields.tsx';
import type { Submit } from '../search-form.tsx';
import * as form from '../search-form.css.ts';
import type { Origin } from '../state/panel.ts';
import { isLookingUp } from '../state/place-lookup.ts';
import { isSearchDisabled } from '../state/search-bar.ts';
import type { TakenOver } from '../taken-over.ts';
import { whenUnfolded } from '../when-unfolded.ts';
import { giveBackEntryAway } from './back-entry.ts';
import { BarButton } from './bar-button.tsx';
import { contents } from './dropdown.css.ts';
import { PhonePanels } from './phone-panels.tsx';
import { sentFilters } from './sent-filters.ts';
import { useMenuOpening } from './use-menu-opening.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useSearchFields, type SearchFields } from './use-search-fields.ts';
import { useTakenOver } from './use-taken-over.ts';
import { WhenDropdown, WhereDropdown } from './wide-panels.tsx';
import { WhereInput } from './where-input.tsx';

export interface RichFieldsProps extends FieldsProps {
  readonly origin: Origin;
  readonly taken: TakenOver;
  /** Hears of what the form sends. */
  readonly submitRef: MutableRefObject<Submit | null>;
  /** Of a search that was opened from the menu: it is gone, or was sent. */
  readonly onLeft?: () => void;
}

export function RichFields({ origin, taken, submitRef, onLeft, ...props }: RichFieldsProps) {
  const { id } = props;
  const { t } = useTranslation('search');
  const container = useRef<HTMLDivElement>(null);
  const whereInput = useRef<HTMLInputElement>(null);
  const whereButton = useRef<HTMLButtonElement>(null);
  const whenButton = useRef<HTMLButtonElement>(null);
  const submitPlace = useRef<HTMLDivElement>(null);
  const fields = useSearchFields({ ...props, origin }, container);
  const { state, send, open, section, isWide } = fields;
  const { panel } = state;
  const isDropdown = panel.isOpen && panel.form === 'dropdown';

  useSubmit(submitRef, fields, props.filters, container);
  useTakenOver(taken, fields, {
    where: isWide ? whereInput : whereButton,
    when: whenButton,
    submit: submitPlace,
  });
  useMenuOpening(fields, onLeft);
  useUnfolding(fields, container);
  usePanelFocus(panel, { where: whereInput, whereButton, when: whenButton, container });

  const leave = ({ relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget && !container.current?.contains(relatedTarget);
    if (isElsewhere) send({ type: 'dismissed', by: 'outside' });
  };
  // Before anything is typed there may be nothing to propose.
  const hasList = section === 'where' && fields.list.options.length > 0;
  const isInModal = panel.isOpen && panel.form === 'modal';
  const whereField = {
    input: whereInput,
    state,
    send,
    list: fields.list,
    text: fields.whereText,
    isLoading: isLookingUp(fields.lookup),
    open: () => open('where'),
  };
  const isDisabled = isSearchDisabled(state);
  const phonePanels = isInModal && (
    <PhonePanels
      fields={fields}
      whereInput={<WhereInput id={`${id}-modal-text`} {...whereField} isExpanded={hasList} />}
    />
  );
  // From the menu of a phone there is no bar behind it.
  if (onLeft && !isWide) return phonePanels;
  return (
    // What is around a dropdown, such as a sheet of the menu, stays when the dropdown closes.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className={contents}
      onBlur={leave}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && isDropdown) event.preventDefault();
      }}
    >
      <div className={field.field}>
        {isWide ? (
          <WhereInput id={`${id}-text`} {...whereField} isExpanded={isDropdown && hasList} />
        ) : (
          <BarButton
            id={`${id}-text`}
            button={whereButton}
            icon="pin"
            label={t('listing:form.where')}
            value={fields.whereText || t('listing:form.anywhere')}
            isOpen={isInModal}
            onPress={() => open('where')}
            onType={(text) => {
              open('where');
              send({ type: 'typed', text });
            }}
          />
        )}
        {isDropdown && (section === 'where' || section === 'history') && (
          <WhereDropdown fields={fields} bar={container} />
        )}
      </div>
      <div className={field.field}>
        <BarButton
          id={`${id}-month`}
          button={whenButton}
          icon="calendar"
          label={t('listing:form.when')}
          value={fields.whenText ?? t('when.whenever')}
          isOpen={isInModal || section === 'when'}
          onPress={() => open('when')}
        />
        {isDropdown && section === 'when' && <WhenDropdown fields={fields} bar={container} />}
      </div>
      <div ref={submitPlace} className={form.submit}>
        <Button
          icon="search"
          wide
          aria-disabled={isDisabled}
          aria-describedby={isDisabled ? `${id}-reason` : undefined}
          // The text field was left for it.
          onFocus={() => isDisabled && send({ type: 'keywordChosen' })}
        >
          {t('listing:form.search')}
        </Button>
      </div>
      {phonePanels}
    </div>
  );
}

/** In a fold on a phone what opens is the modal: what is in the fold is its bar. */
function useUnfolding({ open }: SearchFields, container: RefObject<HTMLElement>): void {
  const openSection = useRef(open);
  useEffect(() => {
    openSection.current = open;
  });
  useEffect(() => whenUnfolded(container.current, () => openSection.current('where')), [container]);
}

function useSubmit(
  submitRef: MutableRefObject<Submit | null>,
  { state, send }: SearchFields,
  filters: FieldsProps['filters'],
  container: RefObject<HTMLElement>,
): void {
  const navigate = useNavigate();
  const pathOf = usePagePath();
  useEffect(() => {
    const submit: Submit = (event) => {
      event.preventDefault();
      // Whoever presses the button has left the field, and means what is in it, as with Enter (SRCH-10).
      if (isSearchDisabled(state)) {
        flushSync(() => send({ type: 'keywordChosen' }));
        if (submitRef.current !== submit) submitRef.current?.(event);
        return;
      }
      const found = readForm(event.currentTarget);
      const replace = giveBackEntryAway();
      send({ type: 'searched' });
      navigate(pathOf('search', undefined, found), { replace });
    };
    submitRef.current = submit;
    const form = container.current?.closest('form');
    const forget =
      form && setFormReader(form, (sent) => printSearchFilters(sentFilters(sent, state, filters)));
    return () => {
      submitRef.current = null;
      forget?.();
    };
  });
  // Beside a list it is said what would be found (RES-10).
  useEffect(() => {
    const form = container.current?.closest('form');
    if (form) tellOfChange(form);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [container, state.where, state.when]);
}
