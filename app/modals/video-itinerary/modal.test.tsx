import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { exampleTravel } from '../../../test/support/example-tours.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { shownModal } from '../../../test/support/shown-modal.ts';
import { exampleImage } from '../../images/example-image.ts';
import { routeViewOf } from '../../route-map/route-view.server.ts';
import { shownStages } from '../../travel/travel-view.server.ts';
import { ModalStateProvider } from '../modal-frame.tsx';
import VideoItineraryModal from './modal.tsx';

const STATE = shownModal('video-itinerary', { width: 1024 });

test('LAY-10 each day of the story has its own picture, or the map where it is', async () => {
  const travel = exampleTravel();
  const pictures = [{ ...exampleImage('skyline'), day: 1 }];
  const days = shownStages(travel.days);
  const subject = {
    slug: 's',
    title: 'Japan',
    days,
    pictures,
    film: null,
    route: routeViewOf(travel),
  };
  const html = await renderInSite(
    <ModalStateProvider value={STATE}>
      <VideoItineraryModal subject={subject} type={null} />
    </ModalStateProvider>,
  );
  const slides = days.map(({ title }) => {
    const [slide] = byRole(html)
      .all('listitem')
      .filter(({ text }) => text.includes(title));
    return slide?.within.one('img').attributes.src?.split('/')[1];
  });
  expect(slides).toEqual(['dev', 'route-maps']);
});

test('LAY-10 a film that content names stands still until somebody starts it, and takes the place of the days', async () => {
  const days = shownStages(exampleTravel().days);
  const pictures = [{ ...exampleImage('skyline'), day: 1 }];
  const subject = { slug: 's', title: 'Japan', days, pictures, film: '/films/a.mp4', route: null };
  const html = await renderInSite(
    <ModalStateProvider value={STATE}>
      <VideoItineraryModal subject={subject} type={null} />
    </ModalStateProvider>,
  );
  const videos = readHtml(html).elements.filter(({ name }) => name === 'video');
  expect(videos).toHaveLength(1);
  const attributes = Object.fromEntries(videos[0]?.attributes ?? []);
  expect(attributes).toMatchObject({
    src: '/films/a.mp4',
    poster: expect.stringMatching(/./),
    controls: '',
    muted: '',
    preload: 'none',
    'aria-label': 'Japan',
  });
  expect(attributes).not.toHaveProperty('autoplay');
  expect(visibleText(html)).not.toContain(days[0]?.title);
});
