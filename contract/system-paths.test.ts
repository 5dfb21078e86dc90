import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROVIDER_PATH } from '../config/login-settings.ts';
import { API_PREFIX } from './headers.ts';
import { isSystemSegment } from './system-paths.ts';

/** What answers beside the splat route: each has its first part of a path. */
const routes = readdirSync('app/routes')
  .filter((name) => /^[a-z]/.test(name) && !name.includes('.test.'))
  // `feed[.]xml.ts` is the route of `/feed.xml`, and `saved_.steps` of `/saved/steps`.
  .map((name) => (name.split(/(?<!\[)\./)[0] ?? '').replaceAll('[.]', '.').replace(/_$/, ''));
const others = [
  PROVIDER_PATH,
  API_PREFIX,
  '/healthz',
  '/readyz',
  '/assets',
  '/sitemap-it',
  '/icons',
  '/states',
];

test.each([...routes, ...others.map((path) => path.slice(1))])(
  'RTE-05 %s is no slug of a page',
  (segment) => expect(isSystemSegment(segment)).toBe(true),
);

test.each(['packing', 'logins', 'my-booking', 'site', 'development'])('%s may be one', (slug) =>
  expect(isSystemSegment(slug)).toBe(false),
);
