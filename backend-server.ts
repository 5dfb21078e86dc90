/**
 * The embedded backend alone, on a port of its own (`npm run backend`): for a site, or several, that
 * reach it by `API_BASE_URL`. The calls of the contract stand under `/v1`, their description at
 * `/v1/openapi.json`.
 */
import { getRequestListener } from '@hono/node-server';
import { askCallers } from './backend/content-api/ask-callers.ts';
import { createBackend } from './backend/create-backend.ts';
import { createLog } from './config/log.ts';
import { assertCallersAreKnown, readSettings } from './config/settings.ts';
import { API_PREFIX } from './contract/headers.ts';
import { collectGarbage } from './edge/collect-garbage.ts';
import { answerUnreadable, listen } from './edge/listen.ts';
import { endOnSignal, runProcess, say } from './edge/process-life.ts';
import { securityHeaders } from './edge/security-headers.ts';

await runProcess(async () => {
  process.chdir(import.meta.dirname);
  const settings = readSettings(process.env);
  assertCallersAreKnown(settings);
  const log = createLog(settings);
  say(`${settings.brand.name} backend, ${settings.mode} mode`);
  const backend = await createBackend({ settings, log, report: say });
  const answer = askCallers(backend.fetch, { tokens: settings.backendTokens, log });
  const listener = getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler: answerUnreadable(settings),
  });
  collectGarbage();
  const sockets = await listen(listener, {
    port: settings.backendPort,
    portSetting: 'BACKEND_PORT',
    address: settings.backendListenAddress,
    mostConnections: settings.mostConnections,
    errorHeaders: securityHeaders(settings),
  });
  say(`ready      http://127.0.0.1:${settings.backendPort}${API_PREFIX}`);
  endOnSignal(sockets, log, () => backend.close());
});
