/**
 * What a search form would search for now. Its fields say it themselves, but for those that open: they keep
 * it in their state, and a reader says it for them (SRCH-15).
 */
type Reader = (sent: URLSearchParams) => URLSearchParams;

const readers = new WeakMap<HTMLFormElement, Reader>();

/** As the form would send it, or as its reader understands that. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  return readers.get(form)?.(sent) ?? sent;
}

export function setFormReader(form: HTMLFormElement, reader: Reader): () => void {
  readers.set(form, reader);
  return () => {
    if (readers.get(form) === reader) readers.delete(form);
  };
}

/** Tells who counts what the form would find that it means something else now, though no field was touched. */
export function tellOfChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
