/** An application for a partnership, which is answered by mail. */
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../contract/account.ts';
import {
  MAXIMUM_PARTNERSHIP_MESSAGE,
  MAXIMUM_WEBSITE,
  PARTNERSHIP_KINDS,
} from '../../../contract/partnership-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, TextArea } from '../../ui/field/field.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import type { Done } from './account-forms.ts';
import {
  AccountFormFrame,
  type Answer,
  DoneNotice,
  Part,
  useAccountFields,
} from './form-parts.tsx';
import * as styles from './styles.css.ts';

export interface PartnershipProps {
  /** Null while the backend gives no answer. */
  readonly account: Account | null;
  readonly answer: Answer;
  readonly done: Done | null;
}

export function Partnership({ account, answer, done }: PartnershipProps) {
  const { t } = useTranslation('account');
  const { formId, inputOf, wrong } = useAccountFields('partnership', answer, {
    kind: '',
    website: '',
    message: '',
  });
  return (
    <>
      <h1>{t('partnership.title')}</h1>
      <p>{t('partnership.text')}</p>
      <Part id="partnership" title={t('partnership.apply')}>
        <DoneNotice done={done} when={['partnership']} />
        <AccountFormFrame
          form="partnership"
          id={formId}
          answer={answer}
          wrong={wrong}
          headingId="partnership-title"
        >
          <div className={styles.fields}>
            <RadioGroup
              {...inputOf('kind')}
              label={t('partnership.kind')}
              options={PARTNERSHIP_KINDS.map((kind) => ({
                value: kind,
                label: t(`partnership.kinds.${kind}`),
              }))}
              required
            />
            <Field
              {...inputOf('website')}
              label={t('partnership.website')}
              inputMode="url"
              autoComplete="url"
              maxLength={MAXIMUM_WEBSITE}
            />
            <TextArea
              {...inputOf('message')}
              label={t('partnership.message')}
              hint={account?.user.email === null ? t('partnership.messageNoEmail') : null}
              maxLength={MAXIMUM_PARTNERSHIP_MESSAGE}
              rows={6}
              required
            />
          </div>
          <Button icon="mail">{t('partnership.send')}</Button>
        </AccountFormFrame>
      </Part>
    </>
  );
}
