/** What a section of a legal text shows of the settings: figures and facts that are stated once (CMS-07). */
import { useTranslation } from 'react-i18next';
import type { LegalPart } from '../../../contract/blocks.ts';
import { cancellationSteps } from '../../../domain/cancellation-fees.ts';
import type { Company } from '../../../domain/company.ts';
import { CancellationTable } from '../../enquiry/cancellation-table.tsx';
import { FactList, type Fact } from '../../enquiry/fact-list.tsx';
import { useSite } from '../../i18n/site.ts';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import * as styles from './block.css.ts';

export function SettingsPart({ part }: { readonly part: LegalPart }) {
  const { company, layout } = useSite();
  switch (part) {
    case 'company':
      return <CompanyFacts />;
    case 'insolvency':
      return company?.insolvencyInsurer ? <Facts keys={['insolvencyInsurer']} /> : null;
    case 'mail':
      return (
        <p>
          <MailLink />
        </p>
      );
    case 'cancellation-fees':
      return <CancellationTable steps={cancellationSteps(layout.settings)} />;
  }
}

const ICONS = {
  name: 'users',
  address: 'pin',
  representative: 'user',
  register: 'bank',
  vat: 'tag',
  phone: 'phone',
  insolvencyInsurer: 'shield',
} as const satisfies Record<keyof Company, IconName>;
type CompanyKey = keyof Company;

/** The address to write to is known of a demonstration too; of the rest it says that it is missing. */
function CompanyFacts() {
  const { t } = useTranslation('listing');
  const { company } = useSite();
  return (
    <>
      {!company && <p className={styles.toFillIn}>{t('company.toFillIn')}</p>}
      <Facts keys={['name', 'address', 'representative', 'register', 'vat', 'phone']} hasMail />
    </>
  );
}

function Facts({
  keys,
  hasMail = false,
}: {
  readonly keys: readonly CompanyKey[];
  readonly hasMail?: boolean;
}) {
  const { t } = useTranslation('listing');
  const { company } = useSite();
  const facts = keys.flatMap((key): Fact[] => {
    const value = company?.[key];
    return value ? [{ key, icon: ICONS[key], label: t(`company.${key}`), value }] : [];
  });
  if (hasMail) {
    facts.push({ key: 'email', icon: 'mail', label: t('company.email'), value: <MailLink /> });
  }
  return <FactList facts={facts} />;
}

function MailLink() {
  const { email } = useSite().brand;
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
}
