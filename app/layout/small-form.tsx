/**
 * A small form of the frame, which leads back to the page that it is on. That page may hold a form half filled
 * in: where no answer comes, or the server fails, it stays as it is, and a toast says so (ERR-02). In a modal, behind which no toast is
 * seen or heard, a line of the form's does.
 */
import { useFetcher } from '@remix-run/react';
import { useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReturnTo } from '../modals/return-to.tsx';
import { fetchedAnswer } from '../network/fetched-answer.ts';
import type { Unanswered } from '../network/submit-form.ts';
import { ToastContext } from '../ui/toast/toast.tsx';

export interface SmallFormProps {
  readonly action: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SmallForm({ action, className, children }: SmallFormProps) {
  const { t } = useTranslation('layout');
  const showToast = useContext(ToastContext);
  const fetcher = useFetcher<Unanswered>();
  const { Form } = fetcher;
  const answer = fetchedAnswer(fetcher);
  const text = t(answer?.hasFailed ? 'notification.ERROR' : 'toast.unanswered');
  useEffect(() => {
    if (answer) showToast?.({ text, tone: 'critical' });
  }, [answer, showToast, text]);
  return (
    <Form method="post" action={action} preventScrollReset className={className}>
      <ReturnTo />
      {children}
      {!showToast && answer && <p role="alert">{text}</p>}
    </Form>
  );
}
