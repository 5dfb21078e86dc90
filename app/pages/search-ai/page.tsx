/** Asking in one's own words (AI-01). A GET form and links: all of it works without scripts. */
import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { MAXIMUM_QUESTION_LENGTH } from '../../../domain/query-values.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { usePreservedFocus } from '../../listing/preserved-focus.ts';
import { Button } from '../../ui/button/button.tsx';
import { chip } from '../../ui/chip/chip.css.ts';
import { Container } from '../../ui/container/container.tsx';
import { TextArea } from '../../ui/field/field.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { Answer, useFoundLine } from './answer.tsx';
import { adjustedQuery, QUESTION_FIELD, questionQuery } from './asked-question.ts';
import type { SearchAiPageData } from './page.server.ts';
import { pageHead } from '../../ui/page-head.css.ts';
import * as styles from './page.css.ts';

export default function SearchAiPage({ data }: { readonly data: SearchAiPageData }) {
  const { t } = useTranslation('ask');
  const { question, answer, examples } = data;
  const found = useFoundLine(answer);
  const asked = answer?.filters ?? NO_FILTERS;
  const list = usePreservedFocus(asked, adjustedQuery(question, answer?.excluded ?? []).toString());
  return (
    <>
      <div className={pageHead}>
        <Container>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <QuestionForm data={data} />
        </Container>
      </div>
      <Container>
        <section ref={list} tabIndex={-1} aria-labelledby="found" className={styles.body}>
          {/* There before anything is said in it: a screen reader says what comes. */}
          <output id="found" className={styles.count}>
            {found}
          </output>
          {answer && <Answer question={question} answer={answer} />}
          {examples.length > 0 && <Examples examples={examples} />}
          {(answer === null || answer.total === null || answer.total === 0) && <HowTo />}
        </section>
      </Container>
    </>
  );
}

function QuestionForm({ data }: { readonly data: SearchAiPageData }) {
  const { question, problem } = data;
  const { t } = useTranslation('ask');
  const path = usePagePath()('search-ai');
  const { form, noteText } = useKeptText(question);
  const error = problem && t(`problem.${problem}`, { count: MAXIMUM_QUESTION_LENGTH });
  return (
    <search>
      <Form ref={form} action={path} method="get" onSubmit={noteText} className={styles.form}>
        {error && <ErrorSummary answer={data} fields={[{ id: 'question', text: error }]} />}
        <TextArea
          id="question"
          name={QUESTION_FIELD}
          label={t('form.label')}
          hint={t('form.hint')}
          error={error}
          defaultValue={question}
          onKeyDown={sendByEnter}
          enterKeyHint="search"
          maxLength={MAXIMUM_QUESTION_LENGTH}
          rows={3}
          required
        />
        <div className={styles.buttons}>
          <Button icon="search">{t('form.send')}</Button>
          {question !== '' && (
            <PageLink to="search-ai" className={textLink({ tone: 'quiet', standalone: true })}>
              {t('form.clear')}
            </PageLink>
          )}
        </div>
      </Form>
    </search>
  );
}

/** A question is one sentence: Enter sends it, and with Shift begins a line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function fieldOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem(QUESTION_FIELD);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Another question takes the field's place, but not that of a text that was typed while it was on its way. */
function useKeptText(question: string) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const shown = useRef(question);
  const leftWith = useRef<string | null>(null);
  // At once where the form is sent: whoever types goes on before anything is drawn.
  const noteText = () => {
    leftWith.current = fieldOf(form.current)?.value ?? null;
  };
  useEffect(() => {
    const text = fieldOf(form.current);
    if (!text) return;
    if (state !== 'idle') {
      leftWith.current ??= text.value;
      return;
    }
    if (shown.current !== question && leftWith.current === text.value) text.value = question;
    shown.current = question;
    leftWith.current = null;
  }, [state, question]);
  return { form, noteText };
}

function Examples({ examples }: Pick<SearchAiPageData, 'examples'>) {
  const { t } = useTranslation('ask');
  return (
    <section aria-labelledby="examples" className={styles.part}>
      <h2 id="examples" className={styles.partTitle}>
        {t('examples')}
      </h2>
      <Stack as="ul" direction="row" gap={8}>
        {examples.map((question) => (
          <li key={question}>
            <PageLink
              to="search-ai"
              query={questionQuery(question)}
              rel="nofollow"
              className={chip()}
            >
              {question}
            </PageLink>
          </li>
        ))}
      </Stack>
    </section>
  );
}

const STEPS = ['say', 'check', 'choose'] as const;

function HowTo() {
  const { t } = useTranslation('ask');
  return (
    <section aria-labelledby="how-to" className={styles.part}>
      <h2 id="how-to" className={styles.partTitle}>
        {t('howTo.title')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.stepTitle}>{t(`howTo.${step}.title`)}</h3>
            <p>{t(`howTo.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
