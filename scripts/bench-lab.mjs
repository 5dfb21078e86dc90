/** `npm run bench:lab`: builds the site and fetches Lighthouse where needed, and measures (bench-lab.ts). */
import { ensureBuild } from './build-site.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { ensureLighthouse } from './ensure-lighthouse.mjs';
import { handOver } from './hand-over.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { toolEnvironment } from './site-node.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  await ensureLighthouse(PROJECT_FOLDER);
  await ensureBuild(PROJECT_FOLDER, node);
  await ensureChromium(PROJECT_FOLDER, node);
  return handOver(node, ['scripts/bench-lab.ts', ...process.argv.slice(2)], {
    cwd: PROJECT_FOLDER,
    env: toolEnvironment(PROJECT_FOLDER, node),
  });
});
