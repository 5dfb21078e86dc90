/**
 * The drawing part of each modal, one chunk each, and its words (LAY-10). Nothing of it is fetched before
 * the modal is about to be opened: the server loads it before the render, the browser before hydration
 * where it was drawn open, or when the pointer or the focus comes to a link that opens it.
 */
import type { ComponentType } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import type { ModalHost } from './modal-host.tsx';
import { isStepModal, MODAL_NAMES, STEP_MODALS, type ModalName } from './modal-names.ts';
import type { ModalComponent, ModalProps } from './modal-subjects.ts';

type ModalComponents = { readonly [Name in ModalName]: ComponentType<ModalProps<Name>> };

const importers: {
  readonly [Name in ModalName]: () => Promise<{ default: ModalComponents[Name] }>;
} = {
  language: () => import('./language/modal.tsx'),
  'available-dates': () => import('./available-dates/modal.tsx'),
  coordinator: () => import('./coordinator/modal.tsx'),
  chatbot: () => import('./chatbot/modal.tsx'),
  'flight-club': () => import('./flight-club/modal.tsx'),
  faqs: () => import('./faqs/modal.tsx'),
  filters: () => import('./filters/modal.tsx'),
  gallery: () => import('./gallery/modal.tsx'),
  'languages-currencies': () => import('./languages-currencies/modal.tsx'),
  'talk-to-us': () => import('./talk-to-us/modal.tsx'),
  'travel-description': () => import('./travel-description/modal.tsx'),
  'travel-detail-description': () => import('./travel-detail-description/modal.tsx'),
  'video-itinerary': () => import('./video-itinerary/modal.tsx'),
  'wishlist-steps': () => import('./wishlist-steps/modal.tsx'),
  'remove-confirm': () => import('./remove-confirm/modal.tsx'),
  'group-info': () => import('./group-info/modal.tsx'),
  'notification-opt-in': () => import('./notification-opt-in/modal.tsx'),
  'payment-info': () => import('./payment-info/modal.tsx'),
  'meetup-search': () => import('./meetup-search/modal.tsx'),
  'verification-code': () => import('./verification-code/modal.tsx'),
};

/** Path of a modal's module from the project's folder, as Vite's manifest names it. */
export function modalModulePath(name: ModalName): string {
  return `app/modals/${name}/modal.tsx`;
}

/** What every modal wants, likewise. */
export const HOST_MODULE_PATH = 'app/modals/modal-host.tsx';

/** Those that draw parts of the travel pages, or of the listings, need their words too. */
const MORE_NAMESPACES: Readonly<Partial<Record<ModalName, readonly WordNamespace[]>>> = {
  'available-dates': ['travel', 'listing'],
  chatbot: ['listing', 'travel', 'legal'],
  coordinator: ['travel'],
  faqs: ['travel', 'legal', 'listing'],
  gallery: ['travel', 'listing'],
  'flight-club': ['travel'],
  filters: ['listing'],
  'travel-description': ['travel'],
  'travel-detail-description': ['travel'],
  'video-itinerary': ['travel', 'listing'],
  'wishlist-steps': ['saving', 'travel', 'listing'],
  'remove-confirm': ['wishlist'],
  'group-info': ['travel', 'listing'],
  'notification-opt-in': ['travel'],
  'payment-info': ['travel', 'legal'],
  'meetup-search': ['travel', 'meetups'],
  'verification-code': ['saving', 'travel', 'listing'],
};

export function modalNamespaces(name: ModalName): readonly WordNamespace[] {
  return ['modals', ...(MORE_NAMESPACES[name] ?? [])];
}

const loaded = new Map<ModalName, ModalComponent>();
const ready = new Set<ModalName>();
let host: typeof ModalHost | undefined;

/** Loads a modal's component, and its words for the locale; later calls are free. */
export async function preloadModal(name: ModalName, locale: TextLocale): Promise<void> {
  // From one step to the next nothing is waited for: the dialog stays.
  const names = isStepModal(name) ? STEP_MODALS : [name];
  const words = addWords(locale, modalNamespaces(name));
  await Promise.all([...names.map(loadComponent), loadHost(), words]);
  for (const each of names) ready.add(each);
}

async function loadComponent(name: ModalName): Promise<void> {
  if (loaded.has(name)) return;
  const { default: component } = await importers[name]();
  loaded.set(name, component as ModalComponent);
}

async function loadHost(): Promise<void> {
  host ??= (await import('./modal-host.tsx')).ModalHost;
}

/** What draws modals around what is theirs; null before any was loaded. */
export function modalHost(): typeof ModalHost | null {
  return host ?? null;
}

/** The component of a modal that can be drawn at once, words and all; null for any other. */
export function modalComponent(name: ModalName): ModalComponent | null {
  return ready.has(name) ? (loaded.get(name) ?? null) : null;
}

/** The modal that the server drew open, as it wrote it on the element. */
export function browserModal(): ModalName | null {
  const name = document.querySelector<HTMLElement>('dialog[data-modal]')?.dataset.modal;
  return MODAL_NAMES.find((known) => known === name) ?? null;
}
