/** `npm run build`: builds the site, whatever stands, and checks its byte budgets. */
import path from 'node:path';
import { buildSite, clientFolder } from './build-site.mjs';
import { exceededBudgets, exceededScriptBudgets } from './byte-budgets.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  await buildSite(PROJECT_FOLDER, node);
  const client = clientFolder(PROJECT_FOLDER);
  const exceeded = [
    ...exceededBudgets(path.join(client, 'assets')),
    ...exceededScriptBudgets(path.dirname(client)),
  ];
  if (exceeded.length > 0) throw new PlainFailure(`Over budget: ${exceeded.join('; ')}`);
});
