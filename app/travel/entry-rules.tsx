/** What borders ask of the nationals of the market's country, and the page of their government that says so (TRV-06). */
import { useTranslation } from 'react-i18next';
import type { EntryRule } from '../../contract/travel.ts';
import { formatDateInWords } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import { TextLink } from '../ui/text-link/text-link.tsx';
import * as styles from './entry-rules.css.ts';

/** Of each border that a travel crosses. */
export function EntryRules({ rules }: { readonly rules: readonly EntryRule[] }) {
  const { market } = useSite();
  const { t } = useTranslation('travel');
  if (rules.length === 0) return null;
  return (
    <>
      {market.country !== null && <p>{t('before.nationals')}</p>}
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.country}>
            <strong className={styles.country}>{rule.country}</strong> <RuleWords rule={rule} />
          </li>
        ))}
      </ul>
      {market.country !== null && <p>{t('before.otherPassport')}</p>}
    </>
  );
}

/** Of the one country that a page is about. */
export function EntryRuleOfCountry({ rule }: { readonly rule: EntryRule }) {
  const { market } = useSite();
  const { t } = useTranslation('travel');
  return (
    <p>
      {market.country !== null && `${t('before.nationals')} `}
      <RuleWords rule={rule} />
    </p>
  );
}

function RuleWords({
  rule: { country, kind, name, days, months, withinDays, page, checkedOn },
}: {
  readonly rule: EntryRule;
}) {
  const { market } = useSite();
  const { t } = useTranslation('travel');
  const sentences = [
    t(`before.kind.${kind}`, { name }),
    days !== undefined && withinDays === undefined && t('before.days', { count: days }),
    withinDays !== undefined && t('before.daysWithin', { count: days, withinDays }),
    months !== undefined && t('before.months', { count: months }),
    checkedOn && t('before.checked', { day: formatDateInWords(checkedOn, market) }),
    !checkedOn && kind !== 'ask' && page !== null && t('before.unchecked'),
  ];
  return (
    <>
      {sentences.filter(Boolean).join(' ')}{' '}
      {page !== null && (
        <TextLink href={page} rel="noopener" icon="external">
          {t(market.country === null ? 'before.look' : 'before.page', { country })}
        </TextLink>
      )}
    </>
  );
}
