/**
 * Loaded into a server before it starts (`--import`): tells whoever asks at a port of its own what the process
 * has used so far, all its threads together.
 */
import { createServer } from 'node:http';

export interface Usage {
  readonly processorMs: number;
  readonly residentMb: number;
}

const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    processorMs: (user + system) / 1_000,
    residentMb: process.memoryUsage.rss() / 1_000_000,
  };
  response.end(JSON.stringify(usage));
});
server.listen(Number(process.env.USAGE_PORT), '127.0.0.1').unref();
