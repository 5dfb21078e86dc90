import { expect, test } from 'vitest';
import { AGE_LIMITS } from '../../../domain/age-group.ts';
import { TEXT_LOCALES, type TextLocale } from '../../../domain/market.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

const NO_UPPER_LIMIT = /no upper limit|limite massimo|no hay límite|pas d’âge limite|keine Grenze/;

function blocksOf(key: string, locale: TextLocale): string {
  const page = CONTENT.pages.find((each) => each.key === key);
  return JSON.stringify(page?.byLocale[locale].blocks);
}

test('RES-03 CMS-07 both pages on ages say in every language that 35+ has no upper limit', () => {
  const silent = ['age-groups', 'faqs'].flatMap((key) =>
    TEXT_LOCALES.filter((locale) => !NO_UPPER_LIMIT.test(blocksOf(key, locale))).map(
      (locale) => `${key} in ${locale}`,
    ),
  );
  expect(silent).toEqual([]);
});

test('RES-03 CMS-07 the age groups answer somebody who is older than all of them', () => {
  const silent = TEXT_LOCALES.filter((locale) => {
    const questions = blocksOf('age-groups', locale).match(/"question":"[^"]*"/g) ?? [];
    const ages = questions.join(' ').match(/\d{2}/g) ?? [];
    return Math.max(...ages.map(Number)) <= AGE_LIMITS.ALL.to + 10;
  });
  expect(silent).toEqual([]);
});
