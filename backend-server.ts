/**
 * The embedded backend alone, on a port of its own (`npm run backend`): for a site, or several, that
 * reach it by `API_BASE_URL`. The calls of the contract stand under `/v1`, their description at
 * `/v1/openapi.json`.
 */
import { getRequestListener } from '@hono/node-server';
import { createBackend } from './backend/create-backend.ts';
import { createLog } from './config/log.ts';
import { readSettings } from './config/settings.ts';
import { API_PREFIX } from './contract/headers.ts';
import { listen } from './edge/listen.ts';
import { endOnSignal, runProcess, say } from './edge/process-life.ts';

await runProcess(async () => {
  process.chdir(import.meta.dirname);
  const settings = readSettings(process.env);
  const log = createLog(settings);
  say(`${settings.brand.name} backend, ${settings.mode} mode`);
  const backend = await createBackend({ settings, log, report: say });
  const listener = getRequestListener((request) => backend.fetch(request), {
    overrideGlobalObjects: false,
  });
  const sockets = await listen(listener, settings.backendPort, settings.listenAddress);
  say(`ready      http://127.0.0.1:${settings.backendPort}${API_PREFIX}`);
  endOnSignal(sockets, log, () => backend.close());
});
