const VERSION = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
const COMPARATOR = /^(<=|>=|<|>|=)?(\S+)$/;

/** @param {string} version */
function parseVersion(version) {
  const match = VERSION.exec(version);
  if (!match) throw new Error(`"${version}" is no version`);
  const numbers = match.slice(1, 4).map(Number);
  return { numbers, prerelease: match[4]?.split('.') ?? [] };
}

/** A number sorts before a word, and numbers by value (semver 2.0, 11.4). */
function compareIdentifiers(left, right) {
  const [a, b] = [left, right].map((text) => (/^\d+$/.test(text) ? Number(text) : text));
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/**
 * The order of two versions as semver 2.0 has it: a pre-release comes before its release.
 *
 * @param {string} left
 * @param {string} right
 * @returns {number} below 0, 0 or above 0
 */
export function compareVersions(left, right) {
  const [a, b] = [parseVersion(left), parseVersion(right)];
  for (let i = 0; i < 3; i += 1) {
    if (a.numbers[i] !== b.numbers[i]) return a.numbers[i] - b.numbers[i];
  }
  if (a.prerelease.length === 0 || b.prerelease.length === 0) {
    return b.prerelease.length - a.prerelease.length;
  }
  for (let i = 0; i < Math.max(a.prerelease.length, b.prerelease.length); i += 1) {
    if (a.prerelease[i] === undefined) return -1;
    if (b.prerelease[i] === undefined) return 1;
    const order = compareIdentifiers(a.prerelease[i], b.prerelease[i]);
    if (order !== 0) return order;
  }
  return 0;
}

/** @param {string} comparator for example `<2.17.5` */
function isWithin(version, comparator) {
  const [, operator = '=', bound] = COMPARATOR.exec(comparator) ?? [];
  const order = compareVersions(version, bound ?? comparator);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  if (operator === '>=') return order >= 0;
  return order === 0;
}

/**
 * Whether a version lies in a range as security advisories write them: comparators that must all hold,
 * and `||` between alternatives. Unlike npm's own rule, a pre-release counts by its order alone: one
 * of a bad version is as bad.
 *
 * @param {string} version
 * @param {string} range for example `>=7.0.0 <7.12.0 || <6.30.4`
 * @returns {boolean}
 */
export function isInRange(version, range) {
  return range.split('||').some((alternative) => {
    const comparators = alternative.trim().split(/\s+/).filter(Boolean);
    if (comparators.length === 0) throw new Error(`"${range}" holds an empty alternative`);
    return comparators.every((comparator) => isWithin(version, comparator));
  });
}
