import { useTranslation } from 'react-i18next';
import { isLinkAddress } from '../../../contract/link-address.ts';
import { useSite } from '../../i18n/site.ts';
import { contactLines } from '../../layout/contact-books.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { preloadSafety, SafetyPart } from '../safety-part.tsx';
import * as styles from './block.css.ts';

export { preloadSafety as preload };

/** Ways to reach people: those of the block by mail, then the layout's numbers, then what else it offers here. */
export default function ContactsBlock({ data, isFirst }: BlockProps<'contacts'>) {
  const { t } = useTranslation('layout');
  const { brand, company, layout } = useSite();
  const lines = contactLines(layout.contacts.books, company);
  const Heading = isFirst ? 'h2' : 'h3';
  const offered = layout.contacts.blocks.filter(({ showContactPage }) => showContactPage);
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Grid as="ul" columns={3}>
        {data.ways.map(({ title, text }) => (
          <li key={title} className={styles.way}>
            <Heading className={styles.title}>{title}</Heading>
            <p>{text}</p>
            <p>
              <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
            </p>
          </li>
        ))}
        {company && (
          <li className={styles.way}>
            <Heading className={styles.title}>{t('contact.post')}</Heading>
            <address className={styles.address}>
              {company.name}
              <br />
              {company.address}
            </address>
          </li>
        )}
        {lines.length > 0 && (
          <li className={styles.way}>
            <Heading className={styles.title}>{t('contact.title')}</Heading>
            {lines.map(({ book, href, value }) => {
              const name = t(`contact.${book}`);
              return (
                <p key={book}>
                  {value && <strong>{name} </strong>}
                  <TextLink href={href}>{value ?? name}</TextLink>
                </p>
              );
            })}
          </li>
        )}
        {offered.map(({ id, title, callToActionList }) => (
          <li key={id} className={styles.way}>
            <Heading className={styles.title}>{title}</Heading>
            {callToActionList
              .filter(({ url }) => isLinkAddress(url))
              .map(({ label, url }) => (
                <p key={url}>
                  <TextLink href={url}>{label}</TextLink>
                </p>
              ))}
          </li>
        ))}
      </Grid>
      <SafetyPart isOpen />
    </BlockSection>
  );
}
