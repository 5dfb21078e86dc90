/**
 * The embedded backend alone, on a port of its own (`npm run backend`): for a site, or several, that
 * reach it by `API_BASE_URL`. The calls of the contract stand under `/v1`, their description at
 * `/v1/openapi.json`.
 */
import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { authenticateCallers } from './backend/content-api/authenticate-callers.ts';
import { createBackend, type Backend } from './backend/create-backend.ts';
import { createLog, requestFields, withRequestFields } from './config/log.ts';
import { networkInLog, logConnectionLimit } from './config/security-log.ts';
import { settingsOfProcess } from './config/environment.ts';
import { assertCallersAreKnown } from './config/settings.ts';
import { API_PREFIX, NETWORK_IN_LOG_HEADER, REQUEST_ID_HEADER } from './contract/headers.ts';
import { answerUnreadable, listen } from './edge/listen.ts';
import { endOnSignal, runProcess, say } from './edge/process-life.ts';
import { securityHeaders } from './edge/security-headers.ts';

await runProcess(async () => {
  process.chdir(import.meta.dirname);
  const settings = settingsOfProcess();
  assertCallersAreKnown(settings);
  const log = createLog(settings);
  say(`${settings.brand.name} backend, ${settings.mode} mode`);
  const backend = await createBackend({ settings, log, report: say });
  const answer = authenticateCallers(forVisitor(backend.fetch), {
    tokens: settings.backendTokens,
    log,
  });
  const listener = getRequestListener(
    (request, { incoming }) => {
      const address = incoming.socket.remoteAddress ?? '';
      const network = networkInLog(address, settings, Date.now());
      return withRequestFields({ requestId: randomUUID(), network }, () => answer(request));
    },
    { overrideGlobalObjects: false, errorHandler: answerUnreadable(settings) },
  );
  const sockets = await listen(listener, {
    port: settings.backendPort,
    portSetting: 'BACKEND_PORT',
    address: settings.backendListenAddress,
    mostConnections: settings.mostConnections,
    logConnectionLimit: (address) => logConnectionLimit(address, settings, log),
    errorHeaders: securityHeaders(settings),
  });
  say(`ready      http://127.0.0.1:${settings.backendPort}${API_PREFIX}`);
  endOnSignal(sockets, log, () => backend.close());
});

/** Logs a call of a site as the visitor's request that it is made for. */
function forVisitor(answer: Backend['fetch']): Backend['fetch'] {
  return async (request) => {
    const caller = requestFields();
    const requestId = request.headers.get(REQUEST_ID_HEADER) ?? caller?.requestId ?? '';
    const network = request.headers.get(NETWORK_IN_LOG_HEADER) ?? caller?.network ?? '';
    return withRequestFields({ requestId, network }, () => answer(request));
  };
}
