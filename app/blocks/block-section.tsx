/** What most blocks look like from outside: a section with its title, words below it, and a link. */
import type { ReactNode } from 'react';
import type { ContentLink } from '../../contract/block-content.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { button } from '../ui/button/button.css.ts';
import { Container } from '../ui/container/container.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './block-section.css.ts';

export interface BlockSectionProps {
  readonly content: {
    readonly title: string;
    readonly subtitle?: string;
    readonly link?: ContentLink;
  };
  /** Whether the title is the page's heading. */
  readonly isFirst: boolean;
  /** Below the children: ways to more of it; by default the content's link. */
  readonly links?: ReactNode;
  /** Below the links. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export function BlockSection({
  content: { title, subtitle, link },
  isFirst,
  links = link && <BlockLink link={link} />,
  below,
  children,
}: BlockSectionProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.head}>
          <Heading>{title}</Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
        {links && <p className={styles.links}>{links}</p>}
        {below}
      </Container>
    </section>
  );
}

export interface BlockLinkProps {
  readonly link: ContentLink;
  readonly query?: URLSearchParams;
  /** Light on ground of ink. */
  readonly variant?: 'secondary' | 'light';
}

/** The link of a block's content, as a button. */
export function BlockLink({ link, query, variant = 'secondary' }: BlockLinkProps) {
  return (
    <PageLink to={link.routingKey} query={query} className={button({ variant })}>
      {link.label}
      <Icon name="arrow-right" />
    </PageLink>
  );
}
