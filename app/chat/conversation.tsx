/**
 * The chat (CHAT-01): questions with their answers, and a form for the next one. Without scripts the form leads to the
 * page `/chat` with the answer; with scripts the answer comes to where it stands, in the page or in the modal.
 */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_PATH } from '../../contract/chat-paths.ts';
import { minutesToWait } from '../../domain/durations.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { useSite } from '../i18n/site.ts';
import { isUnanswered, type Unanswered } from '../network/submit-form.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { Answer } from './answer.tsx';
import * as styles from './conversation.css.ts';
import { FirstQuestions } from './first-questions.tsx';
import {
  ABOUT,
  CONVERSATION,
  CURRENCY,
  NEW_CONVERSATION,
  QUESTION,
  type ChatProblem,
  type ChatReply,
} from './turns.ts';

/** Without scripts the page comes with the last answer in sight, or with what is wrong with the question. */
const LAST = 'last-answer';
const ACTION = `${CHAT_PATH}#${LAST}`;

interface LastReply {
  readonly reply: ChatReply;
  /** The travel on whose page the last answer came. */
  readonly about: string | null;
}

/** Of this window, for whoever closes the modal and opens it again, or goes on to the page; on the server always new. */
let lastOfWindow: LastReply = { reply: NEW_CONVERSATION, about: null };

interface ConversationProps {
  /** What the page came with: the answer to a form that was sent without scripts. */
  readonly reply: ChatReply | null;
  /** Unique on the page: ids begin with it. */
  readonly id: string;
  /** Whether the focus begins in the field of the question. */
  readonly hasFocus?: boolean;
  /** Id of the travel whose page it stands over: who names none means that one. */
  readonly about?: string | null;
}

export function Conversation({ reply, id, hasFocus = false, about = null }: ConversationProps) {
  const { t } = useTranslation('modals');
  const { currency } = useSite();
  const fetcher = useFetcher<ChatReply | Unanswered>();
  const { Form } = fetcher;
  const shown = useLastReply(reply, fetcher.data, about);
  const { turns, signed, problem, retryAfterS, question } = shown.reply;
  const isOnOtherPage = about !== null && (turns.length === 0 || about !== shown.about);
  const isUnsent = isUnanswered(fetcher.data);
  const shownProblem: ChatProblem | null = isUnsent ? 'unavailable' : problem;
  const problemText =
    shownProblem && t(`chatbot.problem.${shownProblem}`, { count: minutesToWait(retryAfterS) });
  const isOfField = shownProblem === 'missing' || shownProblem === 'tooLong';
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Who has gone on to a field already stays there.
    const isInField = document.activeElement instanceof HTMLInputElement;
    if (hasFocus && !isInField)
      form.current?.querySelector<HTMLElement>(`[name=${QUESTION}]`)?.focus();
  }, [hasFocus]);

  const count = turns.length;
  const countBefore = useRef(count);
  useEffect(() => {
    if (count <= countBefore.current) return;
    countBefore.current = count;
    form.current?.reset();
    last.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  return (
    <div className={styles.conversation}>
      {/* There before anything is said in it: a screen reader says what comes. */}
      <div role="log" aria-label={t('chatbot.log')} aria-busy={fetcher.state !== 'idle'}>
        <ol className={styles.turns}>
          {turns.map((turn, place) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              id={place === count - 1 && problemText === null ? LAST : undefined}
              ref={place === count - 1 ? last : undefined}
              className={styles.turn}
            >
              <p className={styles.question}>
                <VisuallyHidden>{t('chatbot.asked')} </VisuallyHidden>
                {turn.question}
              </p>
              <Answer answer={turn.answer} />
            </li>
          ))}
        </ol>
      </div>
      {problemText !== null && (
        <ErrorSummary
          id={LAST}
          answer={fetcher.data ?? reply}
          fields={isOfField ? [{ id: `${id}-question`, text: problemText }] : []}
        >
          {!isOfField && <p>{problemText}</p>}
        </ErrorSummary>
      )}
      <Form ref={form} method="post" action={ACTION} className={styles.form} noValidate>
        {signed && <input type="hidden" name={CONVERSATION} value={signed} />}
        {isOnOtherPage && <input type="hidden" name={ABOUT} value={about} />}
        <input type="hidden" name={CURRENCY} value={currency} />
        <div className={styles.field}>
          <Field
            id={`${id}-question`}
            name={QUESTION}
            label={t('chatbot.question')}
            defaultValue={question}
            error={isOfField ? problemText : null}
            autoComplete="off"
            enterKeyHint="send"
          />
        </div>
        <Button icon="chat">{t('chatbot.ask')}</Button>
      </Form>
      <p className={styles.muted}>{t('chatbot.notKept')}</p>
      {count === 0 && <FirstQuestions />}
      {count > 0 && (
        <p>
          <Link to={CHAT_PATH} reloadDocument className={textLink({ standalone: true })}>
            {t('chatbot.startAfresh')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The last one that came, whatever became of the form since. */
function useLastReply(
  first: ChatReply | null,
  fetched: ChatReply | Unanswered | undefined,
  about: string | null,
): LastReply {
  const [last, setLast] = useState(first ? { reply: first, about } : lastOfWindow);
  const isNew = fetched !== undefined && !isUnanswered(fetched) && fetched !== last.reply;
  if (isNew) setLast({ reply: fetched, about: fetched.problem ? last.about : about });
  useEffect(() => {
    // What was wrong is not wrong any more in a modal that is opened again.
    lastOfWindow = { ...last, reply: { ...last.reply, problem: null } };
  }, [last]);
  return last;
}
