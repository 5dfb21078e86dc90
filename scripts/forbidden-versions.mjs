import semver from 'semver';

/**
 * @typedef {{ package: string, range: string, reason: string, accepted?: string }} ForbiddenVersion
 *   `accepted` says why a version that the range meets may stay: what would have to happen for it to
 *   hurt, and what stands in the way.
 * @typedef {{ path: string, version: string, rule: ForbiddenVersion }} Finding
 */

const NODE_MODULES = 'node_modules/';

/** @param {string} packagePath `node_modules/a/node_modules/@b/c` gives `@b/c` */
function packageName(packagePath) {
  return packagePath.slice(packagePath.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

/**
 * Whether a version lies in a range as security advisories write them. A pre-release counts by its
 * order alone, unlike in npm's own rule: one of a bad version is as bad.
 *
 * @param {string} version
 * @param {string} range for example `>=7.0.0 <7.12.0 || <6.30.4`
 * @returns {boolean}
 * @throws {TypeError} for a malformed version or range, and for an empty alternative, which semver
 *   would take for "any version"
 */
export function isInRange(version, range) {
  if (range.split('||').some((alternative) => alternative.trim() === '')) {
    throw new TypeError(`"${range}" has an empty alternative`);
  }
  return new semver.Range(range, { includePrerelease: true }).test(new semver.SemVer(version));
}

/**
 * The packages of a lock file whose version is known to be bad (SEC-10).
 *
 * @param {{ packages: Record<string, { version?: string, name?: string }> }} lock package-lock.json
 * @param {readonly ForbiddenVersion[]} rules
 * @returns {Finding[]}
 */
export function findForbiddenVersions(lock, rules) {
  return Object.entries(lock.packages).flatMap(([path, { version, name }]) => {
    if (path === '' || !version) return [];
    const own = name ?? packageName(path);
    return rules
      .filter((rule) => rule.package === own && isInRange(version, rule.range))
      .map((rule) => ({ path, version, rule }));
  });
}

/**
 * The accepted rules that meet no package any more: each is to be deleted, or it would hide the next one.
 *
 * @param {readonly Finding[]} findings
 * @param {readonly ForbiddenVersion[]} rules
 * @returns {ForbiddenVersion[]}
 */
export function needlessAcceptances(findings, rules) {
  return rules.filter((rule) => rule.accepted && !findings.some((found) => found.rule === rule));
}
