import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../../test/support/delivered-content.ts';
import { TEXT_LOCALES } from '../../../domain/market.ts';
import { AGE_LIMITS } from '../../../domain/age-group.ts';

const NO_UPPER_LIMIT = /no upper limit|limite massimo|no hay límite|pas d’âge limite|keine Grenze/;

describe.each(TEXT_LOCALES)('RES-03 CMS-07 in %s', (locale) => {
  test.each(['age-groups', 'faqs'])('%s says that 35+ has no upper limit', (key) => {
    const page = CONTENT.pages.find((each) => each.key === key);
    expect(JSON.stringify(page?.byLocale[locale].blocks)).toMatch(NO_UPPER_LIMIT);
  });

  test('the age groups answer somebody who is older than all of them', () => {
    const page = CONTENT.pages.find(({ key }) => key === 'age-groups');
    const questions = JSON.stringify(page?.byLocale[locale].blocks).match(/"question":"[^"]*"/g);
    const ages = (questions ?? []).join(' ').match(/\d{2}/g) ?? [];
    expect(Math.max(...ages.map(Number))).toBeGreaterThan(AGE_LIMITS.ALL.to + 10);
  });
});
