/**
 * The query parameters that open a modal (LAY-11): `modal` names it, `type` its tab or variant, `layout`
 * its width. They belong to the page's address as long as it is open, and to no other address.
 */
import {
  DEFAULT_WIDTHS,
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
}

/** Modal that a link opens. */
export interface LinkedModal {
  readonly name: ModalName;
  readonly type?: string;
  readonly layout?: ModalWidth;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Pages that nobody can load again: their address is good for one time (AUTH-01). */
const WITHOUT_MODALS = ['/login', '/login/redirect', '/logout'];

export function hasModals(pathname: string): boolean {
  return !WITHOUT_MODALS.includes(pathname);
}

/** Null where the address asks for no modal, or for one that there is not. */
export function readModal({ pathname, search }: Address): AskedModal | null {
  const params = new URLSearchParams(search);
  const name = MODAL_NAMES.find((known) => known === params.get(NAME));
  if (!name || !hasModals(pathname)) return null;
  const width = MODAL_WIDTHS.find((known) => String(known) === params.get(LAYOUT));
  return { name, type: params.get(TYPE), width: width ?? DEFAULT_WIDTHS[name] };
}

/** The same page with the modal open. */
export function withModal(address: Address, { name, type, layout }: LinkedModal): string {
  const params = pageParams(address.search);
  params.set(NAME, name);
  if (type !== undefined) params.set(TYPE, type);
  if (layout !== undefined) params.set(LAYOUT, String(layout));
  return addressOf(address.pathname, params);
}

/** The same page with no modal open. */
export function withoutModal({ pathname, search }: Address): string {
  return addressOf(pathname, pageParams(search));
}

/** Whether two addresses are of one page, with another modal open or none. */
export function differByModal(one: URL, other: URL): boolean {
  return (
    one.search !== other.search &&
    one.origin === other.origin &&
    one.pathname === other.pathname &&
    String(pageParams(one.search)) === String(pageParams(other.search))
  );
}

/** `type` and `layout` are a modal's only beside one. */
function pageParams(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  if (!params.has(NAME)) return params;
  for (const key of [NAME, TYPE, LAYOUT]) params.delete(key);
  return params;
}

function addressOf(pathname: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
