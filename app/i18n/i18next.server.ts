/**
 * i18next on the server: one instance for each text locale, with all its words, made once. The host
 * decides the language (MKT-02), so there is nothing to detect in headers or cookies.
 */
import { createInstance, type i18n as I18next } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { LANGUAGES, TEXT_LOCALES, type TextLocale } from '../../domain/market.ts';
import { I18NEXT_OPTIONS } from './i18next-options.ts';
import { createLightI18next } from './light-i18next.ts';
import { marketOfAddress } from './market.server.ts';
import { formatNumber } from './number-format.ts';
import { loadWords, localeChain, type Words } from './words.ts';
import { WORD_NAMESPACES } from './word-namespaces.ts';

const instances = new Map<TextLocale, Promise<I18next>>();
const drawing = new Map<TextLocale, Promise<I18next>>();

/** The i18next instance of a text locale, every namespace loaded. */
export function i18nextOf(locale: TextLocale): Promise<I18next> {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createLocale(locale);
    instances.set(locale, instance);
  }
  return instance;
}

async function createLocale(locale: TextLocale): Promise<I18next> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    ...I18NEXT_OPTIONS,
    lng: locale,
    fallbackLng: localeChain(locale).slice(1),
    ns: [...WORD_NAMESPACES],
    resources: await resourcesOf(locale),
  });
  instance.services.formatter?.add('number', (value: number) => formatNumber(value, locale));
  return instance;
}

/** For what draws: the same words, read in less time. */
export function renderI18nextOf(locale: TextLocale): Promise<I18next> {
  let instance = drawing.get(locale);
  if (!instance) {
    instance = createDrawing(locale);
    drawing.set(locale, instance);
  }
  return instance;
}

async function createDrawing(locale: TextLocale): Promise<I18next> {
  const words = createLightI18next(locale);
  for (const part of localeChain(locale)) {
    for (const namespace of WORD_NAMESPACES) {
      words.add(part, namespace, await loadWords(part, namespace));
    }
  }
  return words.i18next;
}

async function resourcesOf(locale: TextLocale): Promise<Record<string, Record<string, Words>>> {
  const resources: Record<string, Record<string, Words>> = {};
  for (const part of localeChain(locale)) {
    const catalogues: Record<string, Words> = {};
    for (const namespace of WORD_NAMESPACES) {
      catalogues[namespace] = await loadWords(part, namespace);
    }
    resources[part] = catalogues;
  }
  return resources;
}

/** remix-i18next for loaders: `remixI18next.getFixedT(request, 'travel')`. */
export const remixI18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...TEXT_LOCALES],
    fallbackLanguage: LANGUAGES[0],
    findLocale: async (request) => marketOfAddress(request.url).textLocale,
  },
});
