import type { readHtml } from './html-page.ts';

/** What a browser sends of a page's one form as it was drawn, without scripts. */
export function sentBy({
  html,
  elements,
}: Pick<ReturnType<typeof readHtml>, 'elements'> & { readonly html: string }): URLSearchParams {
  const sent = new URLSearchParams();
  for (const { name, attributes } of elements) {
    const field = attributes.get('name');
    if (name !== 'input' || !field) continue;
    const isTicked = ['checkbox', 'radio'].includes(attributes.get('type') ?? 'text');
    if (!isTicked || attributes.has('checked')) sent.append(field, attributes.get('value') ?? '');
  }
  for (const [, field = '', options = ''] of html.matchAll(
    /<select[^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    sent.append(field, /<option[^>]*value="([^"]*)"[^>]*selected/.exec(options)?.[1] ?? '');
  }
  return sent;
}
