import { byRole } from './by-role.ts';

/** What a screen reader says at once of what a form did; empty where it says nothing. */
export function spokenOf({ text }: { readonly text: string }): string {
  return byRole(text).all('status')[0]?.text ?? '';
}

/** What the summary above a form that came back says, after its heading (A11Y-01); empty where there is none. */
export function summaryOf({ text }: { readonly text: string }): string {
  for (const alert of byRole(text).all('alert')) {
    const [heading] = alert.within.all('heading');
    if (heading) return alert.text.slice(heading.text.length).trim();
  }
  return '';
}
