import { Range, SemVer } from 'semver';

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
 * Whether a version lies in a range of npm's syntax. Unlike npm, it counts a pre-release by its order
 * alone: one of a bad version is as bad.
 *
 * A range that is not valid throws. `semver.satisfies` would call it a range that holds nothing, and a
 * mistyped rule would forbid nothing.
 *
 * @param {string} version
 * @param {string} range for example `>=7.0.0 <7.12.0 || <6.30.4`
 * @returns {boolean}
 * @throws {TypeError} where the version or the range is not valid
 */
export function isInRange(version, range) {
  // npm reads an empty alternative as "any version"; here it is a slip.
  if (range.split('||').some((alternative) => alternative.trim() === '')) {
    throw new TypeError(`Invalid range: "${range}" has an empty alternative`);
  }
  return new Range(range, { includePrerelease: true }).test(new SemVer(version));
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
