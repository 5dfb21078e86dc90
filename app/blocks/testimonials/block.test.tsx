import { describe, expect, test } from 'vitest';
import { apiOver, fixedBackend } from '../../../test/support/listing-backend.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import TestimonialsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';
import { loadTestimonials } from './block.server.ts';

const [example] = Object.values(EXAMPLES);
const content = { title: 'They say', countries: ['JPN'], continents: [], show: 3 };
const review = {
  stars: 5,
  language: 'fr',
  name: 'Capucine',
  travelled: '2027-04',
  text: 'Les érables de Kanazawa.',
  travel: { slug: 'japon', title: 'Le Japon' },
};

const load = async (answer: object | number) => {
  const backend = fixedBackend({ '/reviews': answer });
  const data = await loadTestimonials(content, { api: apiOver(backend, 'fr') });
  return { data, asked: backend.asked };
};
const answer = (data: object) => ({ response: 'success', data });

describe('CMS-04 TRV-11 testimonials', () => {
  test('are the last reviews of the travels asked for, and the rating of all', async () => {
    const rating = { average: 4.3, count: 211 };
    const { data, asked } = await load(answer({ rating, reviews: [review] }));
    expect(asked.map(({ path }) => path)).toEqual(['/reviews?countries%5B%5D=JPN&show=3']);
    expect(data?.rating).toEqual({ ...rating, stars: 4.5, level: 'great' });
    expect(data?.reviews).toMatchObject([{ name: 'Capucine', travelled: 'avril 2027' }]);
  });

  test.each([
    ['nobody has said anything', answer({ rating: null, reviews: [] })],
    ['nobody said it in this language', answer({ rating: { average: 4, count: 2 }, reviews: [] })],
    ['there is no answer', 503],
  ])('are not there where %s', async (_, given) => {
    expect((await load(given)).data).toBeNull();
  });

  test('say who said it of which travel, with the stars, good or less good', async () => {
    const html = await renderInSite(
      example && <TestimonialsBlock id="a" data={example} isFirst={false} />,
      { marketId: 'de' },
    );
    const text = visibleText(html);
    expect(text).toContain('4,33 von 5 aus 431 Bewertungen Hervorragend');
    expect(text).toContain('3 von 5 Sternen My hotel room');
    expect(byRole(html).links).toContain('/reisen/japan-by-rail');
  });
});
