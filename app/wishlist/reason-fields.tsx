/** Why something is removed (WISH-03): one of the reasons, and a text beside another one. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAXIMUM_REMOVAL_TEXT, REMOVAL_REASONS } from '../../domain/removal-reason.ts';
import { loginPath } from '../auth/return-path.ts';
import { ErrorSummary, type WrongField } from '../forms/error-summary.tsx';
import { isUnanswered, type Unanswered } from '../network/submit-form.ts';
import { TextArea } from '../ui/field/field.tsx';
import { RadioGroup } from '../ui/radio-group/radio-group.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import type { ReasonReply } from './reason-form.ts';

interface ReasonFieldsProps {
  readonly label: string;
  /** To the form that was sent before, and was not taken. */
  readonly answer?: ReasonReply | Unanswered | undefined;
  /** Path of the form's page, to which a login in another tab leads back. */
  readonly path?: string;
}

export function ReasonFields({ label, answer, path }: ReasonFieldsProps) {
  const { t } = useTranslation(['wishlist', 'login']);
  const id = useId();
  const reply = isUnanswered(answer) ? undefined : answer;
  const problem = isUnanswered(answer) ? 'unanswered' : reply?.problem;
  const { reason, text } = reply?.errors ?? {};
  const wrong = [
    ...(reason ? [{ id: `${id}reason`, text: t(`reason.problem.${reason}`) }] : []),
    ...(text ? [{ id: `${id}text`, text: t(`reason.problem.${text}`) }] : []),
  ] satisfies WrongField[];
  return (
    <>
      {(problem || wrong.length > 0) && (
        <ErrorSummary answer={answer} fields={wrong}>
          {problem && <p>{t(`reason.problem.${problem}`)}</p>}
          {problem === 'loggedOut' && path && (
            <a href={loginPath(path)} target="_blank" rel="noreferrer" className={textLink()}>
              {t('login:account.logIn')}
            </a>
          )}
        </ErrorSummary>
      )}
      <RadioGroup
        id={`${id}reason`}
        label={label}
        error={reason && t(`reason.problem.${reason}`)}
        name="reason"
        defaultValue={reply?.typed.reason}
        options={REMOVAL_REASONS.map((each) => ({ value: each, label: t(`reason.${each}`) }))}
      />
      <TextArea
        id={`${id}text`}
        name="text"
        label={t('reason.text')}
        hint={t('reason.hint')}
        error={text && t(`reason.problem.${text}`)}
        defaultValue={reply?.typed.text}
        maxLength={MAXIMUM_REMOVAL_TEXT}
        rows={3}
      />
    </>
  );
}
