/** Days of leave by the public holidays of a region, which the address alone says (RES-12). */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { readHtml } from '../support/html-page.ts';
import { visit } from '../support/visit.ts';

const SEARCH = pathOf('search', 'de');
const WITH_REGION = `${SEARCH}?leaveTo=7&region=DE-BY`;

const pageAt = async (path: string) => readHtml((await visit('de', path)).text);
const totalAt = async (path: string) =>
  Number(/(\d+) Abreisen/.exec((await pageAt(path)).bodyText)?.[1]);

test('RES-03 a form without scripts asks for days of leave in a region', async () => {
  const sent = await visit('de', `${SEARCH}?month=&where=&leaveTo=7&region=DE-BY`);
  expect([sent.status, sent.headers.location]).toEqual([302, WITH_REGION]);
});

test('RES-12 more departures keep to a limit in a region with more public holidays; each page is kept apart', async () => {
  const inCountry = await totalAt(`${SEARCH}?leaveTo=7`);
  const inRegion = await totalAt(WITH_REGION);
  expect(inRegion).toBeGreaterThan(inCountry);
  expect(await totalAt(`${SEARCH}?leaveTo=7`)).toBe(inCountry);
  // Of another country: as if none was named.
  expect(await totalAt(`${SEARCH}?leaveTo=7&region=ES-CT`)).toBe(inCountry);
});

test('RES-12 a departure says the same days on its own page as in the list', async () => {
  const list = await pageAt(WITH_REGION);
  const link = list.links.find((one) => /\/[A-Z]{3}-\d{8}\?/.test(one)) ?? '';
  expect(link).toContain('region=DE-BY');
  const leaveOf = ({ bodyText }: typeof list) => /\d+ Urlaubstage?(?= ·|\s)/.exec(bodyText)?.[0];
  const said = /Tage · (\d+ Urlaubstage?)/.exec(list.bodyText)?.[1];
  expect(said).toBeDefined();
  expect(leaveOf(await pageAt(link))).toBe(said);
});
