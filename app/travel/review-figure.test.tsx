import { expect, test } from 'vitest';
import { layoutSchema } from '../../contract/layout.ts';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { ReviewsTotal } from './review-figure.tsx';
import { ratingViewOf } from './reviews-view.server.ts';

const SERVICE = { merchantId: 'm-1', productName: 'Japan, 12 days', sku: null };

/** Under a footer whose rating is of this merchant. */
async function drawn(service: typeof SERVICE | null, merchantId: string) {
  const footer = layoutSchema.shape.footer.parse({
    columns: [],
    legalMessage: '',
    userRating: {
      rating: 4.6,
      count: 1200,
      source: 'Stars & Co',
      url: 'https://stars.example/cordata',
      service: { merchantId },
    },
  });
  return renderInSite(
    <ReviewsTotal
      {...ratingViewOf({ average: 4.5, count: 2 })}
      source="Stars & Co"
      service={service}
    />,
    { layout: { footer } },
  );
}

test.each([
  ['of the footer’s merchant', SERVICE, 'm-1', ['https://stars.example/cordata']],
  ['of another merchant', SERVICE, 'm-2', []],
  ['none', null, 'm-1', []],
] as const)(
  'TRV-11 the source is named, and linked for a review service: %s',
  async (_, service, merchantId, links) => {
    const html = await drawn(service, merchantId);
    expect(visibleText(html)).toContain('Stars & Co');
    expect(byRole(html).links).toEqual(links);
    expect(html.includes('Japan, 12 days')).toBe(service !== null);
  },
);
