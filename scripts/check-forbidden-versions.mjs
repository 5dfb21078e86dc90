/**
 * Checks package-lock.json against the list of known-bad versions (SEC-10): the audit service is not
 * reachable from everywhere, and a list says why.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findForbiddenVersions, needlessAcceptances } from './forbidden-versions.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(path.join(PROJECT_FOLDER, name), 'utf8'));

await runScript(() => {
  const rules = readJson('scripts/forbidden-versions.json');
  const findings = findForbiddenVersions(readJson('package-lock.json'), rules);
  const needless = needlessAcceptances(findings, rules);
  const bad = findings.filter(({ rule }) => !rule.accepted);
  for (const { path: where, version, rule } of bad) {
    console.error(`${where} ${version} is in ${rule.range}: ${rule.reason}`);
  }
  for (const { path: where, version, rule } of findings.filter((found) => found.rule.accepted)) {
    console.log(`accepted: ${where} ${version}: ${rule.reason} ${rule.accepted}`);
  }
  for (const rule of needless) {
    console.error(
      `${rule.package} ${rule.range} is accepted but no longer installed: delete the rule's "accepted".`,
    );
  }
  return bad.length + needless.length > 0 ? 1 : 0;
});
