import { describe, expect, test } from 'vitest';
import { linkedPath } from '../../../contract/route-paths.ts';
import { MARKETS, TEXT_LOCALES, type TextLocale } from '../../../domain/market.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

const { pages, travels, coordinators } = CONTENT;
/** The noun: a meet-up is one, and what groups do on a first evening is a verb. */
const MEETUP = /\b(?:Treffen|Meet-?ups?)\b|\bwemeet\b/;

describe('RTE-02 MEET-01 the German site has no page of meet-ups', () => {
  test('so its texts promise none', () => {
    expect(linkedPath('events-wemeet', MARKETS.de.id)).toBeNull();
    const texts = [
      ...pages.map(({ key, byLocale }) => [key, byLocale.de] as const),
      ...[...travels, ...coordinators].map(({ id, words }) => [id, words.de] as const),
    ];
    const promises = texts.filter(([, words]) => MEETUP.test(JSON.stringify(words)));
    expect(promises.map(([name]) => name)).toEqual([]);
  });

  test('and "How it works" leads to who leads the travels there, to the meet-ups elsewhere', () => {
    const page = pages.find(({ key }) => key === 'how-it-works');
    const linksIn = (locale: TextLocale) =>
      page?.byLocale[locale].blocks.map(({ content }) => ('link' in content ? content.link : null));
    const isToMeetups = (link: unknown) => JSON.stringify(link)?.includes('"events-wemeet"');
    const index = linksIn('en')?.findIndex(isToMeetups) ?? -1;
    for (const locale of TEXT_LOCALES) {
      const routingKey = locale === 'de' ? 'coordinators' : 'events-wemeet';
      expect(linksIn(locale)?.[index], locale).toMatchObject({ routingKey });
    }
  });
});
