import { byRole } from './by-role.ts';

/** What a screen reader says at once of what a form did; empty where it says nothing. */
export function spokenOf({ text }: { readonly text: string }): string {
  return byRole(text).all('status')[0]?.text ?? '';
}

/** What the summary above a form that came back says, after its heading (A11Y-01); empty where there is none. */
export function summaryOf({ text }: { readonly text: string }): string {
  const [, said = ''] = /role="alert"[^>]*>.*?<\/h2>(.*?)<\/div>/s.exec(text) ?? [];
  return said.replaceAll(/<[^>]*>/g, '').trim();
}
