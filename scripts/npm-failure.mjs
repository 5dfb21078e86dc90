/**
 * What npm's error codes mean to somebody who typed `npm start` (the first match counts).
 *
 * @type {ReadonlyArray<[RegExp, string]>}
 */
const MEANINGS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|network request .*failed/,
    'the npm registry {registry} cannot be reached. Connect this machine, or name another registry with "npm config set registry <address>".',
  ],
  [
    /UNABLE_TO_GET_ISSUER_CERT|SELF_SIGNED_CERT|CERT_HAS_EXPIRED|UNABLE_TO_VERIFY/,
    'the certificate of the npm registry {registry} is not trusted. Behind a company proxy, name its certificate with "npm config set cafile <file>".',
  ],
  [/ENOSPC|EDQUOT/, 'the disk is full.'],
  [/EROFS/, 'the disk is read-only.'],
  [/EACCES|EPERM/, "no permission to write into {folder} or into npm's cache."],
  [/\bE40[13]\b|ENEEDAUTH/, 'the npm registry {registry} wants a login.'],
  [/\bE404\b|ETARGET|ENOVERSIONS/, 'the npm registry {registry} lacks a package (see above).'],
  [/EINTEGRITY/, 'the npm registry {registry} sent a package that differs from package-lock.json.'],
  [/\bE5\d\d\b/, 'the npm registry {registry} answers with an error. Try again later.'],
];

// A stale answer is npm's own cache, after all retries were in vain.
const ANSWERED = /^npm http fetch GET [23]\d\d (?!.*\(cache stale\))/m;
const RETRIES_USED_UP = /^npm http fetch GET \S+ attempt [4-9] failed with /m;
const SILENCE_MS = 90_000;

/**
 * Whether npm, told to log its requests, has had no answer at all and no hope of one. Left alone it
 * retries for each of some sixty optional packages in turn, which takes a quarter of an hour.
 *
 * @param {string} output so far
 * @param {number} elapsedMs
 * @returns {boolean}
 */
export function isRegistrySilent(output, elapsedMs) {
  if (ANSWERED.test(output)) return false;
  return RETRIES_USED_UP.test(output) || elapsedMs > SILENCE_MS;
}

/**
 * Why `npm install` failed, in one line, and whether only the network is to blame.
 *
 * @param {string} output all that npm printed
 * @param {{ registry: string, folder: string, what?: string }} place
 * @returns {{ message: string, isUnreachable: boolean }}
 */
export function explainNpmFailure(output, { registry, folder, what = 'The dependencies' }) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  // Without an error of npm's own it was given up, and the failed requests say why.
  const text = errors.length > 0 ? errors.join('\n') : `${output}\nnetwork request failed`;
  const index = MEANINGS.findIndex(([pattern]) => pattern.test(text));
  const meaning = MEANINGS[index]?.[1] ?? "see npm's output above.";
  const line = meaning.replace('{registry}', registry).replace('{folder}', folder);
  return {
    message: `${what} could not be installed: ${line}`,
    isUnreachable: index === 0,
  };
}
