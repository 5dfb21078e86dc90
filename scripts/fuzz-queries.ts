/**
 * `npm run fuzz:queries -- --count 1000000 --seed 1`: query strings that a stranger may send, through
 * parse, print and parse again (RES-02, RES-11). The same seed makes the same ones. Prints how long it
 * took and each fault; the exit code is 1 where there was one.
 */
import { parseArgs } from 'node:util';
import { runProcess, say } from '../edge/process-life.ts';
import { queryFault } from './fuzz/query-fault.ts';
import { queryMutator } from './fuzz/query-mutator.ts';
import { count as written } from './progress-bar.mjs';

const FAULTS_SHOWN = 20;

await runProcess(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  const next = queryMutator(seed);
  const began = performance.now();
  let faults = 0;
  for (let done = 0; done < count; done++) {
    const query = next();
    const fault = queryFault(query);
    if (fault === null) continue;
    faults += 1;
    if (faults <= FAULTS_SHOWN) say(`fault      ${JSON.stringify(query)} ${fault}`);
  }
  const seconds = (performance.now() - began) / 1000;
  say(
    `queries    ${written(count)} of seed ${seed} in ${seconds.toFixed(1)} s ` +
      `(${written(Math.round(count / seconds))}/s), ${written(faults)} faults`,
  );
  if (faults > 0) process.exitCode = 1;
}, 'Cannot fuzz');
