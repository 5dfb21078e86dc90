/**
 * What is wrong with a form that came back, above it: GOV.UK's error summary. It takes the focus, leads to each wrong
 * field, and the document's title begins with "Error:" as long as it is shown (A11Y-01, A11Y-02).
 *
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
import { useNavigation } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPageHydrated } from '../is-page-hydrated.ts';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './error-summary.css.ts';

export interface WrongField {
  /** Of the field; null where it is gone. */
  readonly id: string | null;
  /** The message that stands beside the field. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  /** Where the form's address has a fragment: a browser then gives the focus to what bears that id, or to nothing. */
  readonly id?: string;
  /** What the form was answered: another answer gives the summary the focus again. */
  readonly answer: unknown;
  /** In the order of the form. */
  readonly fields?: readonly WrongField[];
  readonly className?: string;
  /** What is wrong with the form as a whole. */
  readonly children?: ReactNode;
}

export function ErrorSummary({ id, answer, fields = [], className, children }: ErrorSummaryProps) {
  const { t } = useTranslation('layout');
  const summary = useSummaryFocus(answer);
  useTitlePrefix(t('form.titlePrefix'));
  return (
    <div
      ref={summary}
      id={id}
      role="alert"
      tabIndex={-1}
      // Without scripts. The form was sent to learn what is wrong with it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={className ? `${styles.summary} ${className}` : styles.summary}
    >
      <h2 className={styles.title}>
        <Icon name="alert" />
        {t('form.problem')}
      </h2>
      {children}
      {fields.length > 0 && (
        <ul className={styles.list}>
          {fields.map(({ id: field, text }) => (
            <li key={text}>
              {field === null ? (
                text
              ) : (
                <a
                  href={`#${field}`}
                  onClick={(event) => focusField(event, field)}
                  className={styles.link}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useSummaryFocus(answer: unknown) {
  const summary = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<unknown>(null);
  // Once the navigation is done, because its last render scrolls to the address's fragment.
  const isDone = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isDone || focusedFor.current === answer) return;
    focusedFor.current = answer;
    // Whoever went on to a field before the document was hydrated stays there.
    if (isPageHydrated() || document.activeElement === document.body) summary.current?.focus();
  }, [isDone, answer]);
  return summary;
}

/** The document of a form that came back without scripts has it from the server (`titlePrefixOf`). */
function useTitlePrefix(words: string): void {
  useEffect(() => {
    const prefix = `${words} `;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [words]);
}

/** With its label in sight. By itself the browser would change the address, and Remix drop the form's answer with it. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label =
    field.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`);
  (label ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}
