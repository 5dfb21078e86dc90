/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges }} Manifest
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage & Manifest> }} Lock
 */

const DEPENDENCY_FIELDS = /** @type {const} */ (['dependencies', 'devDependencies']);

/**
 * Whether package-lock.json was written for this package.json: somebody who edits the one by hand has
 * yet to run npm for the other.
 *
 * @param {Manifest} manifest package.json
 * @param {Lock} lock package-lock.json
 * @returns {boolean}
 */
export function lockMatchesManifest(manifest, lock) {
  const sorted = (record = {}) => JSON.stringify(Object.entries(record).sort());
  return DEPENDENCY_FIELDS.every(
    (field) => sorted(manifest[field]) === sorted(lock.packages['']?.[field]),
  );
}

/**
 * The first difference between what package-lock.json asks for and what npm noted in
 * node_modules/.package-lock.json, in words, or null when there is none.
 *
 * Optional packages may be missing: they are builds for other platforms. Whether a folder is really
 * there is asked too, since the note survives a folder that was deleted by hand.
 *
 * @param {Lock} lock
 * @param {Lock | null} installed null when node_modules holds no note
 * @param {(packagePath: string) => boolean} isPresent
 * @returns {string | null}
 */
export function lockDifference(lock, installed, isPresent) {
  if (installed === null) return 'nothing is installed';
  for (const [packagePath, wanted] of Object.entries(lock.packages)) {
    if (packagePath === '') continue;
    const found = installed.packages[packagePath];
    if (!found) {
      if (wanted.optional) continue;
      return `${packagePath} is missing`;
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${packagePath} is ${found.version}, not ${wanted.version}`;
    }
    if (!isPresent(packagePath)) return `${packagePath} is missing`;
  }
  const extra = Object.keys(installed.packages).find((name) => !(name in lock.packages));
  return extra ? `${extra} is no longer wanted` : null;
}

/**
 * As `lockDifference`, for a machine that runs the site: packages that only building and testing want may be there
 * or not. So may Node's own, where the machine's Node is new enough (site-node.mjs).
 *
 * @type {typeof lockDifference}
 */
export function productionDifference(lock, installed, isPresent) {
  const needed = Object.keys(lock.packages).filter((name) => {
    const { dev, devOptional } = lock.packages[name];
    return !dev && !devOptional && name !== 'node_modules/node';
  });
  /** @param {Lock} all */
  const only = ({ packages }) => ({
    packages: Object.fromEntries(
      needed.flatMap((name) => (packages[name] ? [[name, packages[name]]] : [])),
    ),
  });
  return lockDifference(only(lock), installed && only(installed), isPresent);
}
