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
