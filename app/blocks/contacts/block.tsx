import { isLinkAddress } from '../../../contract/link-address.ts';
import { useSite } from '../../i18n/site.ts';
import { Grid } from '../../ui/grid.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** Ways to reach people: those of the block, then what the layout offers on the page of contacts. */
export function ContactsBlock({ data, isFirst }: BlockProps<'contacts'>) {
  const { brand, layout } = useSite();
  const Heading = isFirst ? 'h2' : 'h3';
  const offered = layout.contacts.blocks.filter(({ showContactPage }) => showContactPage);
  return (
    <BlockSection title={data.title} subtitle={data.subtitle} isFirst={isFirst}>
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
    </BlockSection>
  );
}
