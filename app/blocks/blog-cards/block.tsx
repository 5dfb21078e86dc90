import { ContentImage } from '../../images/content-image.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { place, title as cardTitle } from '../../listing/card.css.ts';
import { Card } from '../../ui/card/card.tsx';
import { cardLink } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { CardRow } from '../card-row.tsx';
import type { Content } from './content.ts';

type Story = Content['cards'][number];

/** Stories from the road; each leads to where it is told in full (CMS-06). */
export default function BlogCardsBlock({ data, isFirst }: BlockProps<'blog-cards'>) {
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <CardRow>
        {data.cards.map((story) => (
          <StoryCard key={story.title} story={story} headingAs={isFirst ? 'h2' : 'h3'} />
        ))}
      </CardRow>
    </BlockSection>
  );
}

interface StoryCardProps {
  readonly story: Story;
  readonly headingAs: 'h2' | 'h3';
}

function StoryCard({ story, headingAs: Heading }: StoryCardProps) {
  const { label, title, text, image } = story;
  return (
    <Card as="li" linked media={<ContentImage image={image} place="story" alt="" />}>
      {label && <p className={place}>{label}</p>}
      <Heading className={cardTitle}>
        {'url' in story.link ? (
          <Link to={story.link.url} className={cardLink}>
            {title}
          </Link>
        ) : (
          <PageLink {...targetOf(story.link)} className={cardLink}>
            {title}
          </PageLink>
        )}
      </Heading>
      <p>{text}</p>
    </Card>
  );
}

/** A page of the site; of a travel its itinerary where a day of it is told, else its own page. */
function targetOf(link: Exclude<Story['link'], { url: string }>) {
  if ('routingKey' in link) return { to: link.routingKey };
  const { travel, day } = link;
  return {
    to: day === undefined ? 'travels-travel' : 'travels-travel-itinerary',
    parameters: { travel },
    fragment: day === undefined ? undefined : `day-${day}`,
  } as const;
}
