/** A quotation mark round brackets: `«[telephone number]»`, in German `„[Telefonnummer]“`. */
const PLACEHOLDER = /[«„]\[/;

/** Whether words still wait for the operator's own: a template is for no search engine (SEO-01). */
export function hasPlaceholders(content: unknown): boolean {
  return PLACEHOLDER.test(JSON.stringify(content));
}
