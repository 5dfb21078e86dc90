/** Finds the originals and the words of the pictures that content names. */
import { MOTIF_NAMES, SCENES } from '@cordata/posters';
import { z } from 'zod';
import type { Image } from '../../contract/image.ts';
import { AREAS } from '../../domain/continent.ts';
import { LANGUAGES, type Language, type TextLocale } from '../../domain/market.ts';
import type { ImageFiles } from '../images/image-files.ts';
import type { OriginalRecord } from '../images/original.ts';
import {
  imageInWords,
  type PictureRecord,
  type PictureWords,
  type WordlessPicture,
} from '../images/picture.ts';
import type { ContentFiles } from './content-files.ts';
import { issueText } from './issue-text.ts';
import type { Json } from './localised.ts';
import {
  findOriginals,
  pictureSourceSchema,
  type PictureOriginals,
  type PictureProblem,
  type PictureSource,
} from './picture-content.ts';
import { findPortrait, type PortraitContent } from './portrait-content.ts';

const PHRASES_FILE = 'pictures.yaml';
const phrase = z.string().trim().min(1);
/** Where the name of who is shown goes. */
const NAME = '{firstName}';
const phrasesSchema = z.strictObject({
  /** What posters show, by the names of their scenes and motifs. */
  scenes: z.record(z.enum(SCENES), phrase),
  motifs: z.record(z.enum(MOTIF_NAMES), phrase),
  /** What a portrait shows; a text with the name's place in it. */
  portrait: phrase.includes(NAME, `needs ${NAME}`),
  /** A picture for each area, wherever a page says `images: areas`. */
  areas: z.record(z.enum(AREAS), z.json()),
});
/** Where a page names the pictures of the areas. */
const AREA_PICTURES = 'areas';
type Phrases = z.infer<typeof phrasesSchema>;

/** Where a picture stands in the content, for what is wrong with it. */
export interface PicturePlace {
  readonly file: string;
  readonly field: string;
  /** Names the picture: e.g. `azores-islands-1`. */
  readonly id: string;
}

const NO_VARIANT = { id: '0'.repeat(16), width: 1, height: 1 };
const NO_IMAGE = {
  id: '',
  baseUrl: '',
  seoName: 'image',
  title: '',
  altText: '',
  colour: 'transparent',
  desktop: NO_VARIANT,
  mobile: null,
} satisfies Image;
const NO_AREA_IMAGES = Object.fromEntries(AREAS.map((area) => [area, NO_IMAGE]));

export class PictureReader {
  private readonly found = new Map<string, OriginalRecord>();
  /** By the id of an original, what its addresses end in. */
  private readonly named = new Map<string, Set<string>>();
  /** By their source as JSON: a page names its pictures again in each locale, and a poster takes long to draw. */
  private readonly bySource = new Map<string, PictureOriginals | PictureProblem>();
  private readonly phrases: Readonly<Record<TextLocale, Phrases>> | null;
  private readonly files: ContentFiles;
  private readonly imageFiles: ImageFiles;

  constructor(files: ContentFiles, imageFiles: ImageFiles) {
    this.files = files;
    this.imageFiles = imageFiles;
    this.phrases = files.readInEveryLocale(files.path(PHRASES_FILE), phrasesSchema);
  }

  /** All originals of the pictures read so far. */
  get originals(): readonly OriginalRecord[] {
    return [...this.found.values()];
  }

  /** By the id of an original, the names of its addresses in all languages. */
  get imageNames(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.named;
  }

  /**
   * A picture in every language; null when it has a problem, which is reported.
   * @param altOf what it says of itself, or where it is, for a poster that says what it shows
   */
  read(
    place: PicturePlace,
    source: PictureSource,
    altOf: (language: Language) => PictureAlt,
  ): PictureRecord | null {
    const picture = this.pictureOf(place, this.originalsOf(source));
    if (!picture) return null;
    const words: Partial<Record<Language, PictureWords>> = {};
    for (const language of LANGUAGES) {
      words[language] = this.wordsOf(place, source, altOf(language), language) ?? undefined;
      if (!words[language]) return null;
    }
    return this.inWords(picture, words as Record<Language, PictureWords>);
  }

  /** A portrait in every language; null when it has a problem, which is reported. */
  readPortrait(
    place: PicturePlace,
    portrait: PortraitContent,
    firstName: string,
  ): PictureRecord | null {
    const picture = this.pictureOf(place, findPortrait(portrait, this.imageFiles));
    const { phrases } = this;
    if (!picture || !phrases) return null;
    const words = LANGUAGES.map((language) => {
      const altText =
        portrait.alt?.[language] ?? phrases[language].portrait.replace(NAME, firstName);
      return [language, { altText, seoName: seoNameOf(altText) }];
    });
    return this.inWords(picture, Object.fromEntries(words));
  }

  /**
   * The page's value with each `image` in it, in the words of the locale, as the contract has it. One with
   * a problem stays as it is, and the problem is reported.
   */
  fillIn(file: string, page: string, value: Json, locale: TextLocale): Json {
    let count = 0;
    const walk = (item: Json, path: readonly string[]): Json => {
      if (item === AREA_PICTURES && path.at(-1) === 'images') {
        return this.phrases ? walk(this.phrases[locale].areas as Json, path) : NO_AREA_IMAGES;
      }
      if (item === null || typeof item !== 'object') return item;
      if (Array.isArray(item)) {
        return item.map((each: Json, index) => walk(each, [...path, String(index)]));
      }
      if (path.at(-1) === 'image' || path.at(-2) === 'images') {
        count += 1;
        const place = { file, field: path.join('.'), id: `${page}-${count}` };
        // The content is refused for what was reported, and for nothing that follows from it.
        return this.imageOf(place, item, locale) ?? NO_IMAGE;
      }
      return Object.fromEntries(
        Object.entries(item).map(([key, each]) => [key, walk(each as Json, [...path, key])]),
      );
    };
    return walk(value, []);
  }

  private inWords(picture: WordlessPicture, words: Record<Language, PictureWords>): PictureRecord {
    for (const each of Object.values(words)) this.noteName(picture, each);
    return { ...picture, words: this.withAmerican(words) };
  }

  private noteName({ desktop, mobile }: WordlessPicture, { seoName }: PictureWords): void {
    for (const { id } of mobile ? [desktop, mobile] : [desktop]) {
      const names = this.named.get(id) ?? new Set();
      this.named.set(id, names.add(seoName));
    }
  }

  /** With American words where these differ; the address stays what it is (decision 0019). */
  private withAmerican(words: Record<Language, PictureWords>): PictureRecord['words'] {
    const altText = this.files.respell(words.en.altText);
    return altText === words.en.altText ? words : { ...words, 'en-US': { ...words.en, altText } };
  }

  private imageOf(place: PicturePlace, value: Json, locale: TextLocale): Image | null {
    const parsed = pageImageSchema.safeParse(value, { error: issueText });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        const field = [place.field, ...issue.path].join('.');
        this.files.report(place.file, field, issue.message, { locale });
      }
      return null;
    }
    const { alt = null, ...source } = parsed.data;
    const found = this.originalsOf(source);
    const picture = this.pictureOf(place, found);
    const words = this.wordsOf(place, source, { own: alt, place: null }, locale);
    if (!picture || !words) return null;
    this.noteName(picture, words);
    // Pages alone set words on pictures.
    return { ...imageInWords(picture, words), ...('tone' in found ? { tone: found.tone } : {}) };
  }

  private originalsOf(source: PictureSource): PictureOriginals | PictureProblem {
    const key = JSON.stringify(source);
    const known = this.bySource.get(key);
    if (known) return known;
    const originals = findOriginals(source, this.imageFiles);
    this.bySource.set(key, originals);
    return originals;
  }

  /** Remembers the originals that were found, or reports why there are none. */
  private pictureOf(
    { file, field, id }: PicturePlace,
    found: PictureOriginals | PictureProblem,
  ): WordlessPicture | null {
    if ('message' in found) {
      this.files.report(file, `${field}.${found.field}`, found.message);
      return null;
    }
    for (const original of found.originals) this.found.set(original.id, original);
    const { colour, desktop, mobile, scene } = found;
    return { id, colour, desktop, mobile, ...(scene && { scene }) };
  }

  private wordsOf(
    { file, field }: PicturePlace,
    { poster }: PictureSource,
    { own, place }: PictureAlt,
    locale: TextLocale,
  ): PictureWords | null {
    let altText = own;
    if (altText === null && poster && this.phrases) {
      const { scenes, motifs } = this.phrases[locale];
      const shown = poster.motif ? motifs[poster.motif] : scenes[poster.scene];
      altText = [shown, place].filter((part) => part !== null).join(', ');
    }
    if (altText === null) {
      if (!poster)
        this.files.report(file, `${field}.alt`, 'is missing: say what the picture shows');
      return null;
    }
    return { altText, seoName: seoNameOf(altText) };
  }
}

export interface PictureAlt {
  /** What the content says that the picture shows. */
  readonly own: string | null;
  readonly place: string | null;
}

const pageImageSchema = pictureSourceSchema.safeExtend({ alt: phrase.optional() });

/** Words as the last part of an image's address: lower-case ASCII, joined by hyphens (TRV-12). */
export function seoNameOf(words: string): string {
  const name = words
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[ðÐ]/g, 'd')
    .replaceAll(/[þÞ]/g, 'th')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? 'image' : name;
}
