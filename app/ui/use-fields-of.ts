import { type RefObject, useEffect, useRef } from 'react';

/** Of forms whose fields asked for an address themselves. */
const askedByFields = new WeakMap<HTMLFormElement, () => boolean>();

/**
 * The fields stay as they are while this holds: the site is where they led it, or on the way there, and they may have been
 * changed since.
 */
export function keepFieldsWhile(form: HTMLFormElement, isHeadedThere: () => boolean): void {
  askedByFields.set(form, isHeadedThere);
}

/**
 * Keeps the fields of a form in step with the address, without rendering them anew, so that focus and
 * elements stay. The first render changes nothing: a visitor may have typed before hydration.
 *
 * A visitor can submit and go back before React has rendered what was submitted. Then no query changes
 * here, so a step through the history after a submission shows the fields of the address again as well.
 *
 * @param query what the address asks for, as text
 * @param show writes the fields of the address
 */
export function useFieldsOf(
  query: string,
  show: (form: HTMLFormElement) => void,
): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shownQuery = useRef(query);
  const latestShow = useRef(show);
  const isSubmitted = useRef(false);

  useEffect(() => {
    latestShow.current = show;
  });

  useEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    isSubmitted.current = false;
    const element = form.current;
    if (!element || askedByFields.get(element)?.()) return;
    askedByFields.delete(element);
    latestShow.current(element);
  }, [query]);

  useEffect(() => {
    const element = form.current;
    const onSubmit = () => {
      isSubmitted.current = true;
    };
    const onPopState = () => {
      if (element && isSubmitted.current) latestShow.current(element);
      isSubmitted.current = false;
    };
    element?.addEventListener('submit', onSubmit);
    window.addEventListener('popstate', onPopState);
    return () => {
      element?.removeEventListener('submit', onSubmit);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  return form;
}

/** Writes what a form had sent. */
export function showSent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = String(sent.get(field.name) ?? '');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = sent.has(field.name);
    }
  }
}

/** Shows what the server or React rendered: the fields' default values. */
export function resetFields(form: HTMLFormElement): void {
  form.reset();
}

/** Whether a form has other values than it was drawn with: somebody has changed them before hydration. */
export function isFormChanged(id: string): boolean {
  if (typeof document === 'undefined') return false;
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return false;
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) {
      return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
    }
    if (!(field instanceof HTMLSelectElement)) return false;
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, drawn);
  });
}
