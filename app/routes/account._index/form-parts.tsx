/** What the forms of the account area have in common. */
import { type DefaultValue, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesToWait } from '../../../domain/durations.ts';
import { accountAddress } from '../../auth/account-address.ts';
import { loginPath } from '../../auth/return-path.ts';
import { ErrorSummary, type WrongField } from '../../forms/error-summary.tsx';
import { isUnanswered, type Unanswered } from '../../network/submit-form.ts';
import { DoneNews } from '../../ui/notice/news.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import {
  type AccountForm,
  type AccountReply,
  type Done,
  FORM_SECTIONS,
  formAddress,
  INTENT,
} from './account-forms.ts';
import * as styles from './styles.css.ts';

/** What came of the form that was sent last; null where none was. */
export type Answer = AccountReply | Unanswered | null;

/** A heading with a form, or several, below it. */
export function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A form of the area with what is wrong with it. It is checked on the server alone. */
export function AccountFormFrame({
  form,
  id,
  answer,
  wrong,
  headingId,
  resendAt = null,
  children,
}: {
  readonly form: AccountForm;
  /** Of a form with fields, by which conform finds it. */
  readonly id?: string;
  readonly answer: Answer;
  readonly wrong?: readonly WrongField[];
  /** Of the heading that names it. */
  readonly headingId?: string;
  /** When another code may be asked for, which its answer says again. */
  readonly resendAt?: number | null | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Form
      method="post"
      id={id}
      action={formAddress(form, null, resendAt)}
      noValidate
      preventScrollReset
      className={styles.form}
      aria-labelledby={headingId}
    >
      <input type="hidden" name={INTENT} value={form} />
      <FormProblem form={form} answer={answer} wrong={wrong} />
      {children}
    </Form>
  );
}

/** What is wrong with a form; a form's frame has it already. */
export function FormProblem({
  form,
  answer,
  wrong = [],
}: {
  readonly form: AccountForm;
  readonly answer: Answer;
  readonly wrong?: readonly WrongField[] | undefined;
}) {
  const { t } = useTranslation('account');
  const problem = problemOf(form, answer);
  if (!problem && wrong.length === 0) return null;
  return (
    <ErrorSummary answer={answer} fields={wrong} className={styles.wide}>
      {problem && (
        <p>{t(`problem.${problem.name}`, { count: minutesToWait(problem.retryAfterS) })}</p>
      )}
      {problem?.name === 'loggedOut' && <LogInAgain form={form} />}
    </ErrorSummary>
  );
}

/** In a tab of its own, since what was typed stands in this one. */
function LogInAgain({ form }: { readonly form: AccountForm }) {
  const { t } = useTranslation(['account', 'login', 'layout']);
  return (
    <>
      {form === 'delete' && <p>{t('problem.perhapsDeleted')}</p>}
      <a
        href={loginPath(accountAddress(FORM_SECTIONS[form]))}
        target="_blank"
        rel="noopener"
        className={textLink({ standalone: true })}
      >
        {t('login:account.logIn')}
        <VisuallyHidden> {t('layout:link.newTab')}</VisuallyHidden>
      </a>
    </>
  );
}

function problemOf(form: AccountForm, answer: Answer) {
  if (isUnanswered(answer))
    return answer.intent === form ? { name: 'unanswered', retryAfterS: null } : null;
  if (answer?.form !== form || !answer.problem) return null;
  return { name: answer.problem, retryAfterS: answer.retryAfterS };
}

/**
 * The fields of a form by name: what stands in them, and what the server found wrong, in the order of `values`.
 * @param values what they hold before the form is sent
 */
export function useAccountFields<Field extends string>(
  form: AccountForm,
  answer: Answer,
  values: Readonly<Record<Field, string>>,
) {
  const { t } = useTranslation('account');
  const reply = !isUnanswered(answer) && answer?.form === form ? answer : null;
  const [{ id: formId }, fields] = useForm<Record<Field, string>>({
    id: `${form}-form`,
    lastResult: reply?.result,
    defaultValue: values as DefaultValue<Record<Field, string>>,
  });
  const inputOf = (name: Field) => {
    const { id, errors, initialValue } = fields[name];
    // conform keeps them once the form has been accepted.
    const [key] = (reply && errors) ?? [];
    return {
      id,
      name,
      error: key === undefined ? null : t(`error.${key}`),
      defaultValue: typeof initialValue === 'string' ? initialValue : '',
    };
  };
  const wrong = (Object.keys(values) as Field[]).flatMap((name): WrongField[] => {
    const { id, error } = inputOf(name);
    return error === null ? [] : [{ id, text: error }];
  });
  return { formId, inputOf, wrong };
}

/** Says what was just done. */
export function DoneNotice({
  done,
  when,
}: {
  readonly done: Done | null;
  readonly when: readonly Done[];
}) {
  const { t } = useTranslation('account');
  if (done === null || !when.includes(done)) return null;
  return <DoneNews className={styles.wide}>{t(`done.${done}`)}</DoneNews>;
}
