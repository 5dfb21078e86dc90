import { expect, test } from 'vitest';
import { exampleTravel } from '../../../test/support/example-tours.ts';
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
  const slides = html.split(/(?=<li[^>]*><div)/).slice(1);
  expect(slides.map((slide) => /src="([^"?]+)/.exec(slide)?.[1]?.split('/')[1])).toEqual([
    'dev',
    'route-maps',
  ]);
  for (const { title } of days) expect(visibleText(html)).toContain(title);
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
  const [, video = ''] = /<video ([^>]*)>/.exec(html) ?? [];
  expect(video).toMatch(/src="\/films\/a\.mp4" poster="[^"]+"/);
  for (const part of ['controls=""', 'muted=""', 'preload="none"', 'aria-label="Japan"'])
    expect(video).toContain(part);
  expect(video).not.toContain('autoplay');
  expect(visibleText(html)).not.toContain(days[0]?.title);
});
