/**
 * `npm run bench:pages`: how fast pages are sent, each as a ratio to a bare Node server that sends the
 * same bytes, what a browser fetches for each kind of page, and what it costs to make one, beside a minimal
 * Remix page of as many elements. Ratios of one run can be compared with those of another machine; requests
 * per second cannot. `-- --load`, `-- --weight` or `-- --cost` does one of the three, `-- --seconds 10` takes
 * longer.
 */
import { parseArgs } from 'node:util';
import { WrongSetting } from '../config/settings.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { startSite } from '../test/support/site-process.ts';
import { measureCost } from './pages/measure-cost.ts';
import { measureLoad } from './pages/measure-load.ts';
import { weighPages } from './pages/weigh-pages.ts';

const { values } = parseArgs({
  options: {
    load: { type: 'boolean' },
    weight: { type: 'boolean' },
    cost: { type: 'boolean' },
    seconds: { type: 'string', default: '3' },
  },
});

await runProcess(async () => {
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new WrongSetting('--seconds is a number from 1 on.');
  const isAll = !values.load && !values.weight && !values.cost;
  if (isAll || values.load || values.weight) {
    const site = await startSite({ LOG_LEVEL: 'silent' });
    try {
      if (isAll || values.load) for (const line of await measureLoad(site.port, seconds)) say(line);
      if (isAll) say('');
      if (isAll || values.weight) for (const line of await weighPages(site.port)) say(line);
    } finally {
      await site.stop();
    }
  }
  if (isAll) say('');
  // A site of its own, which keeps no page.
  if (isAll || values.cost) for (const line of await measureCost(seconds)) say(line);
});
