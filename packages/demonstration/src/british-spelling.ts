/**
 * Words that look British, by their endings, or are said in Britain only, for `npm run content:check`: so
 * that no new text brings a word to the American market that `content/spelling-en-US.yaml` does not know
 * (MKT-05).
 */
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

type Words = Readonly<{ en?: object | undefined; 'en-US'?: object | undefined }>;
interface Texts {
  readonly id: string;
  readonly words: Words;
}
interface Picture {
  readonly words: Words;
}

/** What a content folder says, as far as Americans read it. */
export interface AmericanTexts {
  readonly travels: readonly (Texts & { readonly pictures: readonly Picture[] })[];
  readonly coordinators: readonly (Texts & { readonly portrait: Picture | null })[];
  readonly meetups: readonly Texts[];
  readonly pages: readonly {
    readonly key: string;
    readonly byLocale: Readonly<{ 'en-US': object }>;
  }[];
  readonly layouts: Readonly<{ 'en-US': object }>;
}

/** The British words that the American market would read, each with the file that it stands in. */
export function listBritishSpellings(content: AmericanTexts): string[] {
  const { travels, coordinators, meetups, pages, layouts } = content;
  const texts: readonly (readonly [file: string, words: unknown])[] = [
    ...travels.map(
      (travel) =>
        [`travels/${travel.id}`, [american(travel), travel.pictures.map(american)]] as const,
    ),
    ...coordinators.map(
      (one) =>
        [
          `coordinators/${one.id}`,
          [american(one), one.portrait && american(one.portrait)],
        ] as const,
    ),
    ...meetups.map((meetup) => [`wemeet/${meetup.id}`, american(meetup)] as const),
    ...pages.map(({ key, byLocale }) => [`pages/${key}`, byLocale['en-US']] as const),
    ['layout', layouts['en-US']],
  ];
  return texts.flatMap(([file, words]) =>
    britishSpellings(textsIn(words).join('\n')).map((word) => `${file}: ${word}`),
  );
}

function american({ words }: Picture): object {
  return { ...words.en, ...words['en-US'] };
}

/** Addresses are made of words too, and are the same in every English market. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'seoName' ? [] : textsIn(item)));
}
