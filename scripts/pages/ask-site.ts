/** A plain request to the site that is measured: names under `localhost` mean nothing to Node. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SiteAnswer {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** @throws Error for another status than 200 */
export async function askSite(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<SiteAnswer> {
  const asked = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  return { body: await buffer(response), headers: response.headers };
}
