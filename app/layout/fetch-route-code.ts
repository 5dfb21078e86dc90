/** As much of Remix's manifest as is needed. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
}

/**
 * Fetches the code of a form's route ahead. Remix fetches it with the first press, and where it does not come by
 * then, the page goes away with all that was typed (ERR-02).
 *
 * @param action path of one part
 */
export function fetchRouteCode(action: string): void {
  const manifest = Reflect.get(window, '__remixManifest') as Manifest | undefined;
  const address = manifest?.routes[`routes${action}`]?.module;
  // What does not come now may come with the press.
  if (address) import(/* @vite-ignore */ address).catch(() => undefined);
}
