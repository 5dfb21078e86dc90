/** Whether the words for robots keep a page out of every index (SEO-01). */
export function isKeptOut(robots: string | null): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? '');
}
