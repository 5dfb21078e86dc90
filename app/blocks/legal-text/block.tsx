import { useTranslation } from 'react-i18next';
import { useSite } from '../../i18n/site.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { partTitle } from '../part-title.css.ts';
import * as styles from './block.css.ts';
import type { LegalPart } from './content.ts';
import { cancellationSteps } from '../../../domain/cancellation-fees.ts';
import type { Company } from '../../../domain/company.ts';
import { CancellationTable } from '../../booking/cancellation-table.tsx';
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { TextLink } from '../../ui/text-link/text-link.tsx';

/**
 * A text of many paragraphs that one refers to: its contents first, each section with an address. Where no
 * company stands behind the site it says so first: nobody takes its terms for those of one (CMS-07).
 */
export default function LegalTextBlock({ data, id, isFirst }: BlockProps<'legal-text'>) {
  const { t } = useTranslation('legal');
  const { company } = useSite();
  const Heading = isFirst ? 'h2' : 'h3';
  const sections = data.sections.map((section, index) => ({
    ...section,
    anchor: `${id}-${index + 1}`,
    number: index + 1,
  }));
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <div className={styles.text}>
        {!company && <Callout icon="info">{t('company.demonstration')}</Callout>}
        {data.note && <Callout icon="info">{data.note}</Callout>}
        <nav aria-label={t('contents')}>
          <ol className={styles.contents}>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ anchor, number, title, html, shows }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <Heading id={`${anchor}-title`} className={partTitle}>
              {number}. {title}
            </Heading>
            <Prose html={html} />
            {shows && <SettingsPart part={shows} />}
          </section>
        ))}
      </div>
    </BlockSection>
  );
}

/** What a section of a legal text shows of the settings: figures and facts that are stated once (CMS-07). */
function SettingsPart({ part }: { readonly part: LegalPart }) {
  const { t } = useTranslation('legal');
  const { company, layout, languageModelHost } = useSite();
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
    case 'language-model':
      return languageModelHost ? <p>{t('languageModel', { host: languageModelHost })}</p> : null;
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
} as const satisfies Record<CompanyKey, IconName>;
/** What is no law's matter stands beside buttons. */
type CompanyKey = Exclude<keyof Company, 'phoneHours' | 'emergencyPhone'>;

/** The address to write to is known of a demonstration too; of the rest it says that it is missing. */
function CompanyFacts() {
  const { t } = useTranslation('legal');
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
  const { t } = useTranslation('legal');
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
