/**
 * The first step of a visitor who saves something (WISH-02, NTFY-01): the form that asks for an address, on its page and
 * in the modal. Whoever has an account may log in instead, and finds the item there.
 */
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loginPath } from '../auth/return-path.ts';
import { button } from '../ui/button/button.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import * as styles from './saving-step.css.ts';
import {
  INTENT,
  returnableAddress,
  stepAddress,
  type SavingIntent,
  type WantedItem,
} from './steps-address.ts';

export const EMAIL_ID = 'saving-email';

export interface EmailStepProps {
  readonly item: WantedItem;
  /** Path of this site that one comes back to. */
  readonly returnTo: string;
  /** As it was typed. */
  readonly email?: string;
  /** What is wrong with it. */
  readonly error?: string | null;
}

export function EmailStep({ item, returnTo, email = '', error = null }: EmailStepProps) {
  const { t } = useTranslation('saving');
  return (
    // Checked by the server, in the site's words.
    <Form
      method="post"
      action={stepAddress(item, returnTo, 'email')}
      noValidate
      className={styles.form}
    >
      <input type="hidden" name={INTENT} value={'email' satisfies SavingIntent} />
      {item.alert && <p>{t(`alertType.${item.alert}`)}</p>}
      <p>{t(item.alert ? 'email.alert' : 'email.item')}</p>
      <Field
        id={EMAIL_ID}
        name="email"
        type="email"
        label={t('email.label')}
        autoComplete="email"
        required
        maxLength={320}
        defaultValue={email}
        error={error}
      />
      <div className={styles.buttons}>
        <Button>{t('email.send')}</Button>
        <a
          href={loginPath(returnableAddress(item, returnTo))}
          rel="nofollow"
          className={button({ variant: 'quiet' })}
        >
          {t('email.logIn')}
        </a>
      </div>
    </Form>
  );
}
