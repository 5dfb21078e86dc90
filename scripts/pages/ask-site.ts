/** A plain request to the site that is measured: names under `localhost` mean nothing to Node. */
import { once } from 'node:events';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SiteAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

export async function askSite(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<SiteAnswer> {
  const asked = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: sent } = response;
  return { status, body: await buffer(response), headers: sent };
}

/** The headers that another server sends to answer the same; those of the connection are its own. */
export function headersOfCopy({ headers }: SiteAnswer): OutgoingHttpHeaders {
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    'transfer-encoding': _encoding,
    ...sent
  } = headers;
  return sent;
}
