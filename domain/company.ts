/** The company behind the site, as it states itself by law: in its legal notice and beside its terms (CMS-07). */
export interface Company {
  /** With its legal form. */
  readonly name: string;
  /** To which letters go, in one line. */
  readonly address: string;
  /** What the law of its country wants said besides; each is left out where there is none. */
  readonly representative: string | null;
  readonly register: string | null;
  readonly vat: string | null;
  readonly phone: string | null;
  /** Who protects travellers' payments: name, address and what it is reached by. */
  readonly insolvencyInsurer: string | null;
}
