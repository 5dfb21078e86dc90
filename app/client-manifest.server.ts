/** Vite's manifest of the client build: which file each module became. Remix moves it out of the
 * client folder, so that it is never served. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface ManifestEntry {
  /** From the client folder. */
  readonly file: string;
  /** Of the chunk. */
  readonly name?: string;
  /** Keys of what it imports. */
  readonly imports?: readonly string[];
}
export type ClientManifest = Readonly<Record<string, ManifestEntry | undefined>>;

const MANIFEST_PATH = 'build/.vite/client-manifest.json';

let manifest: ClientManifest | undefined;

/**
 * Read once. There is none in development.
 * @throws Error when the site has not been built
 */
export function clientManifest(): ClientManifest {
  manifest ??= JSON.parse(readFileSync(resolve(MANIFEST_PATH), 'utf8')) as ClientManifest;
  return manifest;
}
