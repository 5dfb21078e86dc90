/** The profile: name, market, password, one's own data, and the end of the account. */
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../contract/account.ts';
import { ALL_MARKETS } from '../../../domain/market.ts';
import { ACCOUNT_PATH, accountAddress } from '../../auth/account-address.ts';
import { Avatar } from '../../auth/account-links.tsx';
import { useSite } from '../../i18n/site.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link.tsx';
import { SecondsLeft } from '../../ui/seconds-left.tsx';
import { Select } from '../../ui/select/select.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { type Done, INTENT, type ResendTime } from './account-forms.ts';
import {
  AccountFormFrame,
  type Answer,
  DoneNotice,
  Part,
  useAccountFields,
} from './form-parts.tsx';
import * as styles from './styles.css.ts';

export interface ProfileProps {
  /** Null while the backend gives no answer. */
  readonly account: Account | null;
  readonly answer: Answer;
  readonly done: Done | null;
  /** Whether a code was mailed that is waited for. */
  readonly isDeleting: boolean;
  /** When another one may be asked for, as the market writes it. */
  readonly resendFrom: ResendTime | null;
  /** Where a new password is chosen; null where the provider is not ours. */
  readonly passwordUrl: string | null;
}

export function Profile(props: ProfileProps) {
  const { account, answer, done, passwordUrl } = props;
  const { t } = useTranslation('account');
  const { user } = useSite();
  const firstName = account?.user.firstName;
  return (
    <>
      <div className={styles.greeting}>
        {user && <Avatar name={user.name} picture={user.picture} />}
        <h1>{firstName ? t('profile.greeting', { name: firstName }) : t('profile.title')}</h1>
      </div>
      <Part id="profile" title={t('profile.details')}>
        <DoneNotice done={done} when={['profile']} />
        <ProfileForm account={account} answer={answer} />
      </Part>
      {account && (
        <>
          <Part id="login" title={t('profile.login')}>
            <DoneNotice done={done} when={['password']} />
            <p className={styles.muted}>
              {account.user.email
                ? t('profile.email', { email: account.user.email })
                : t('profile.noEmail')}
            </p>
            {passwordUrl && (
              <ButtonLink href={passwordUrl} variant="secondary">
                {t(account.hasPassword ? 'profile.password' : 'profile.setPassword')}
              </ButtonLink>
            )}
          </Part>
          <Part id="data" title={t('data.title')}>
            <p>{t('data.text')}</p>
            <ButtonLink href={`${ACCOUNT_PATH}/data`} download variant="secondary">
              {t('data.download')}
            </ButtonLink>
          </Part>
        </>
      )}
      <Deletion {...props} />
    </>
  );
}

/** For who does not accept the privacy policy (AUTH-05). */
export function DeletionAlone(props: DeletionProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <h1>{t('profile.title')}</h1>
      <Deletion {...props} />
      <Link
        to={accountAddress('account-communications')}
        className={textLink({ standalone: true })}
      >
        {t('privacy.back')}
      </Link>
    </>
  );
}

function ProfileForm({ account, answer }: Pick<ProfileProps, 'account' | 'answer'>) {
  const { t } = useTranslation('account');
  const { marketId } = useSite();
  const { formId, inputOf, wrong } = useAccountFields('profile', answer, {
    firstName: account?.user.firstName ?? '',
    lastName: account?.user.lastName ?? '',
    market: account?.user.market ?? marketId,
  });
  return (
    <AccountFormFrame
      form="profile"
      id={formId}
      answer={answer}
      wrong={wrong}
      headingId="profile-title"
    >
      <div className={styles.fields}>
        <Field
          {...inputOf('firstName')}
          label={t('profile.firstName')}
          hint={account?.user.firstName === null ? t('profile.firstNameHint') : null}
          autoComplete="given-name"
          dir="auto"
          required={Boolean(account?.user.firstName)}
        />
        <Field
          {...inputOf('lastName')}
          label={t('profile.lastName')}
          autoComplete="family-name"
          dir="auto"
        />
        <Select
          {...inputOf('market')}
          label={t('profile.market')}
          hint={t('profile.marketHint')}
          options={ALL_MARKETS.map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <Button>{t('save')}</Button>
    </AccountFormFrame>
  );
}

type DeletionProps = Omit<ProfileProps, 'passwordUrl'>;

/** Two steps, with a code by mail between them; one where there is no address. */
function Deletion({ account, isDeleting, resendFrom, answer, done }: DeletionProps) {
  const { t } = useTranslation('account');
  const { market } = useSite();
  const { formId, inputOf, wrong } = useAccountFields('delete', answer, { code: '' });
  const { formData } = useNavigation();
  const email = account?.user.email ?? null;
  const hasNoCode = account !== null && email === null;
  return (
    <Part id="delete" title={t('delete.title')}>
      <p>{t('delete.text')}</p>
      <DoneNotice done={done} when={['codeStays']} />
      {(isDeleting || hasNoCode) && (
        <AccountFormFrame
          form="delete"
          id={formId}
          answer={answer}
          wrong={wrong}
          headingId="delete-title"
          resendAt={resendFrom?.at}
        >
          {!hasNoCode && (
            <div className={styles.fields}>
              <Field
                {...inputOf('code')}
                label={t('delete.code')}
                hint={email === null ? t('delete.codeSent') : t('delete.codeSentTo', { email })}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={50}
              />
            </div>
          )}
          <Button>{t('delete.confirm')}</Button>
          <output>{formData?.get(INTENT) === 'delete' && t('delete.checking')}</output>
        </AccountFormFrame>
      )}
      {resendFrom && (
        <p className={styles.muted}>
          {t('delete.resendFrom', { time: resendFrom.time })}
          <SecondsLeft ms={resendFrom.inMs} languageTag={market.languageTag} />
        </p>
      )}
      {!hasNoCode && (
        <AccountFormFrame form="code" answer={answer}>
          <Button variant={isDeleting ? 'quiet' : 'secondary'}>
            {t(isDeleting ? 'delete.again' : 'delete.sendCode')}
          </Button>
        </AccountFormFrame>
      )}
    </Part>
  );
}
