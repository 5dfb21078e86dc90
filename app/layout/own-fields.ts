/**
 * The form's own fields, each once. conform turns names such as `a[30000000]` into lists, and Remix would
 * serialize every hole of such a list: one small forged form kept the server busy for seconds.
 */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string') own.set(name, value);
  }
  return own;
}
