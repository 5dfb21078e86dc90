/**
 * What npm's error codes mean to somebody who typed `npm start` (the first match counts).
 *
 * @type {ReadonlyArray<[RegExp, string]>}
 */
const MEANINGS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|network request .* failed/,
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

/**
 * Why `npm install` failed, in one line.
 *
 * @param {string} output all that npm printed
 * @param {{ registry: string, folder: string }} place
 * @returns {string}
 */
export function explainNpmFailure(output, { registry, folder }) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const text = errors.length > 0 ? errors.join('\n') : output;
  const meaning =
    MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? "see npm's output above.";
  const line = meaning.replace('{registry}', registry).replace('{folder}', folder);
  return `The dependencies could not be installed: ${line}`;
}
