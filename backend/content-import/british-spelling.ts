/**
 * Words that look British, by their endings, or are said in Britain only, for `npm run content:check`: so
 * that no new text brings a word to the American market that `content/spelling-en-US.yaml` does not know
 * (MKT-05).
 */
import { MARKETS } from '../../domain/market.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import { presentPicture } from '../images/picture.ts';
import type { Content } from './read-content.ts';

const BRITISH = new RegExp(
  `^(?:${[
    '.*(?:[bdilmv]our|favour|honour)(?:s|ed|ing|ful|able|ite|ites|less|hood|hoods)?',
    '.*(?:metre|litre|centre|theatre|fibre|calibre|sombre|lustre|spectre|meagre)s?',
    '.+[iy]s(?:e|es|ed|ing|ation|ations)',
    '(?:travel|cancel|marvel|signal|fuel|jewel|label|level|model|tunnel)l(?:ed|ing|er|ers|ery)',
    '(?:grey|mould|plough|sceptic|cosi).*',
    '(?:storey|programme|tyre|kerb|cheque|catalogue|aeroplane|moustache|motorway|jumper)s?',
    'cosy|woollen|aluminium|learnt|burnt|dreamt|spelt|pyjamas|licence|defence|offence|practised?',
    'autumn|lorry|lorries|petrol|trousers|biscuits?|speciality|whilst|amongst|anticlockwise|sulphur|chilli|tonnes?',
  ].join('|')})$`,
  'u',
);

/** What Americans call otherwise, however it is spelt, and units that no figure was found for. */
const SAID_IN_BRITAIN =
  /(?<!\p{L})(?:jabs?|rubbish|bonnets?|football(?: pitch(?:es)?)?|timetables?|queu(?:e|es|ed|ing|eing)|maths|wellingtons|sledges?|hand luggage|full stops?|return (?:flight|ticket|fare)s?|tick(?: the box| it)|box to tick|fortnights?|car parks?|(?:kilo|centi)?meters?|kilos?|km|°C)(?!\p{L})/gu;

/** What stands before "-ise" where Americans write it too. */
const SAME_STEMS =
  'r|ar|sunr|moonr|ra|pra|surpr|enterpr|compr|w|otherw|likew|(?:counter)?clockw|no|po|prom|comprom|prem|prec|conc|exerc|adv|advert|rev|dev|superv|telev|improv|cru|bru|disgu|gu|parad|expert|franch|merchand|treat|turquo|torto|porpo';
const SAME_IN_BOTH = new RegExp(`^(?:glamour|(?:${SAME_STEMS})is(?:e|es|ed|ing))$`, 'u');

/** The British words of an English text, each once; no capitalised ones, which may be names. */
export function britishSpellings(text: string): string[] {
  const words = text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [];
  const spelt = words.filter((word) => BRITISH.test(word) && !SAME_IN_BOTH.test(word));
  return [...new Set([...spelt, ...(text.match(SAID_IN_BRITAIN) ?? [])])];
}

/** The British words that the American market would read, each with the file that it stands in. */
export function listBritishSpellings({
  travels,
  coordinators,
  meetups,
  pages,
  layouts,
}: Pick<Content, 'travels' | 'coordinators' | 'meetups' | 'pages' | 'layouts'>): string[] {
  const american = MARKETS['en-US'];
  const texts: readonly (readonly [file: string, words: unknown])[] = [
    ...travels.map((travel) => {
      const alts = travel.pictures.map((picture) => presentPicture(picture, american).altText);
      return [`travels/${travel.id}`, [wordsOf(travel, american), alts]] as const;
    }),
    ...coordinators.map((one) => {
      const alt = one.portrait && presentPicture(one.portrait, american).altText;
      return [`coordinators/${one.id}`, [wordsOf(one, american), alt]] as const;
    }),
    ...meetups.map((meetup) => [`wemeet/${meetup.id}`, wordsOf(meetup, american)] as const),
    ...pages.map(({ key, byLocale }) => [`pages/${key}`, byLocale['en-US']] as const),
    ['layout', layouts['en-US']],
  ];
  return texts.flatMap(([file, words]) =>
    britishSpellings(textsIn(words).join('\n')).map((word) => `${file}: ${word}`),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
