/**
 * The query parameters that open a modal (LAY-11): `modal` names it, `type` its tab or variant, `layout`
 * its width. The modals of the steps (WISH-02) have the query of the step's page besides. All of them belong to the
 * page's address as long as the modal is open, and to no other address.
 */
import type { MarketId } from '../../domain/market.ts';
import { isLoginPath } from '../auth/return-path.ts';
import { readStep, STEP, STEP_KEYS, STEPS_PATH } from '../wishlist/steps-address.ts';
import {
  DEFAULT_WIDTHS,
  isStepModal,
  MODAL_NAMES,
  MODAL_WIDTHS,
  type ModalName,
  type ModalWidth,
} from './modal-names.ts';

const NAME = 'modal';
const TYPE = 'type';
const LAYOUT = 'layout';

/** Modal that an address asks for. */
export interface AskedModal {
  readonly name: ModalName;
  /** Tab or variant; what it may be, the modal knows. */
  readonly type: string | null;
  readonly width: ModalWidth;
  /** Which step it is of what, as `readStep` has it; of the modals of the steps alone. */
  readonly step?: string | undefined;
}

/** Modal that a link opens. */
export interface LinkedModal {
  readonly name: ModalName;
  readonly type?: string;
  readonly layout?: ModalWidth;
  readonly step?: string;
}

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** None on the pages of logging in and out, whose addresses are good for one time (AUTH-01). */
export function hasModals(pathname: string): boolean {
  return !isLoginPath(pathname);
}

/** Null where the address asks for no modal, or for one that there is not. */
export function readModal({ pathname, search }: Address): AskedModal | null {
  const params = new URLSearchParams(search);
  const name = MODAL_NAMES.find((known) => known === params.get(NAME));
  if (!name || !hasModals(pathname)) return null;
  const width = MODAL_WIDTHS.find((known) => String(known) === params.get(LAYOUT));
  const step = isStepModal(name) ? readStep(params) || undefined : undefined;
  return { name, type: params.get(TYPE), width: width ?? DEFAULT_WIDTHS[name], step };
}

/** Modal that stands on a page. */
export interface OpenModal extends AskedModal {
  /** Whether no address asks for it: another market is offered to whoever comes from its country (MKT-10). */
  readonly isOffer: boolean;
}

/** The one that the address asks for, else the offer of another market, if there is one. */
export function openModalOf(address: Address, offer: MarketId | null): OpenModal | null {
  const asked = readModal(address);
  if (asked) return { ...asked, isOffer: false };
  if (offer === null || !hasModals(address.pathname)) return null;
  return { name: 'language', type: offer, width: DEFAULT_WIDTHS.language, isOffer: true };
}

/** What tabs and variants are called. */
const KNOWN_TYPE = /^[\w-]{1,40}$/;

/**
 * The query with the modal open, in one form; null for a tab or variant of a name that none has, which
 * its own page alone may repeat.
 */
export function printModal(
  query: URLSearchParams,
  { name, type, width, step }: AskedModal,
): URLSearchParams | null {
  if (type !== null && !KNOWN_TYPE.test(type)) return null;
  const layout = width === DEFAULT_WIDTHS[name] ? undefined : width;
  return modalParams(String(query), { name, type: type ?? undefined, layout, step });
}

/** The same page with the modal open. */
export function withModal(address: Address, modal: LinkedModal): string {
  const { pathname, search } = repeatable(address);
  return addressOf(pathname, modalParams(search, modal));
}

/** The same page with no modal open. */
export function withoutModal(address: Address): string {
  const { pathname, search } = repeatable(address);
  return addressOf(pathname, queryWithoutModal(search));
}

/**
 * The modal of a step, over the page that it leads back to; an address that is not of a step stays what it is.
 * @param href of the step's page
 */
export function modalOfStep(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  if (pathname !== STEPS_PATH) return href;
  const page = new URL(searchParams.get('returnTo') ?? '/', 'http://localhost');
  const name = searchParams.get(STEP) === 'code' ? 'verification-code' : 'wishlist-steps';
  return withModal(page, { name, step: readStep(searchParams) });
}

/** No page of ours has a longer path, and no list so many filters. */
const LONGEST_PATH = 300;
const LONGEST_QUERY = 1_500;

/**
 * The address, or home where it is too long: a dozen links of a page repeat it, so that who makes one up
 * would get a page many times as long (ERR-01).
 */
function repeatable({ pathname, search }: Address): Address {
  const isShort = pathname.length <= LONGEST_PATH && search.length <= LONGEST_QUERY;
  return isShort ? { pathname, search } : { pathname: '/', search: '' };
}

/** Whether two addresses are of one page, with another modal open or none. */
export function differByModal(one: URL, other: URL): boolean {
  return (
    one.search !== other.search &&
    one.origin === other.origin &&
    one.pathname === other.pathname &&
    String(queryWithoutModal(one.search)) === String(queryWithoutModal(other.search))
  );
}

function modalParams(search: string, { name, type, layout, step }: LinkedModal): URLSearchParams {
  const params = queryWithoutModal(search);
  params.set(NAME, name);
  if (type !== undefined) params.set(TYPE, type);
  if (layout !== undefined) params.set(LAYOUT, String(layout));
  for (const [key, value] of new URLSearchParams(step)) params.set(key, value);
  return params;
}

/** The query of the same page with no modal open: `type` and `layout` are a modal's only beside one. */
export function queryWithoutModal(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  if (!params.has(NAME)) return params;
  const ofStep = isStepModal(params.get(NAME)) ? STEP_KEYS : [];
  for (const key of [NAME, TYPE, LAYOUT, ...ofStep]) params.delete(key);
  return params;
}

function addressOf(pathname: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
