import { byRole } from './by-role.ts';

/** What a browser sends of a page's one form as it was drawn, without scripts. */
export function sentBy({ html }: { readonly html: string }): URLSearchParams {
  const sent = new URLSearchParams();
  for (const { attributes, value = '' } of byRole(html).fields()) {
    const { name = '', type = 'text' } = attributes;
    const isTicked = !['checkbox', 'radio'].includes(type) || 'checked' in attributes;
    if (isTicked) sent.append(name, value);
  }
  return sent;
}
