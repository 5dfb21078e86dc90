/** What is to be mended, above the form: announced, with a link to each field. */
import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unanswered } from '../answers/or-unanswered.ts';
import { Icon } from '../ui/icon/icon.tsx';
import type { EnquiryReply } from './booking-start-action.server.ts';
import { ChangeText } from './change-text.tsx';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_WISHES,
  FORM_ID,
  FORM_PROBLEMS,
  TOTAL_INTENT,
  type EnquiryField,
  type FormProblem,
} from './enquiry-fields.ts';
import * as styles from './form-problems.css.ts';

export interface FormProblemsProps {
  readonly reply: EnquiryReply | null;
  /** That no answer came to what was sent last: what the one before says is said by the fields. */
  readonly unanswered: Unanswered | null;
  /** Put right since then. */
  readonly mended: ReadonlySet<EnquiryField>;
  /** As in the words of an error. */
  readonly maximumTravellers: number;
}

export function FormProblems({ reply, unanswered, mended, maximumTravellers }: FormProblemsProps) {
  const { t } = useTranslation('enquiry');
  const panel = useRef<HTMLDivElement>(null);
  const problem = problemOf(reply, unanswered);
  const changes = unanswered ? [] : (reply?.changes ?? []);
  const fields = ENQUIRY_FIELDS.flatMap((field) => {
    const key = unanswered ? undefined : reply?.result.error?.[field]?.[0];
    return key === undefined || mended.has(field)
      ? []
      : [
          {
            id: isGone(field) ? null : `${FORM_ID}-${field}`,
            text: t(`error.${key}`, { count: maximumTravellers }),
          },
        ];
  });

  // A wrong field gets the focus by itself; a problem of the whole form has none to give it to.
  // Once all has come: what is drawn last leads to the part of the page that the address names.
  const isDone = useNavigation().state === 'idle';
  useEffect(() => {
    if (isDone && problemOf(reply, unanswered)) panel.current?.focus();
  }, [isDone, reply, unanswered]);

  if (!problem && fields.length === 0) return null;
  return (
    <div ref={panel} role="alert" tabIndex={-1} className={styles.panel}>
      <p className={styles.title}>
        <Icon name="alert" />
        {problem ? t(`problem.${problem}`) : t('problem.fields', { count: fields.length })}
      </p>
      {(changes.length > 0 || fields.length > 0) && (
        <ul className={styles.list}>
          {changes.map((change) => (
            <li key={change.kind}>
              <ChangeText change={change} />
            </li>
          ))}
          {fields.map(({ id, text }) => (
            <li key={text}>
              {id === null ? (
                text
              ) : (
                <a href={`#${id}`} className={styles.link}>
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

/** What is wrong with a wish is that there is nothing to have: its box is not there any more. */
function isGone(field: EnquiryField): boolean {
  return ENQUIRY_WISHES.some((wish) => wish === field);
}

type ShownProblem = FormProblem | 'unanswered' | 'unansweredTotal';

function problemOf(
  reply: EnquiryReply | null,
  unanswered: Unanswered | null,
): ShownProblem | undefined {
  if (unanswered) return unanswered.intent === TOTAL_INTENT ? 'unansweredTotal' : 'unanswered';
  return FORM_PROBLEMS.find((known) => reply?.result.error?.['']?.includes(known));
}
