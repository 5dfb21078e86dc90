/**
 * Paths to return to after a login, broken in a hundred thousand ways: none leads off the market's site (AUTH-01, SEC-03).
 * `npm run fuzz:returns -- --count 100000 --seed 1`.
 */
import { parseArgs } from 'node:util';
import { loginPath, returnPath } from '../app/auth/return-path.ts';
import { readSettings } from '../config/settings.ts';
import { ALL_MARKETS } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { seededRandom } from './seeded-random.ts';

const FAULTS_SHOWN = 20;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const { origins } = readSettings({ NODE_ENV: 'test' });
const random = seededRandom(Number(values.seed));

const SEEDS = [
  '/viaggi',
  '/cerca?textSearch=mare&page=2#top',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:http://it.localhost:3000/x',
  '/.//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  ...Object.values(origins).map((origin) => `${origin}/viaggi`),
  ...Object.values(origins).map((origin) => `${origin}@evil.example/`),
];
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/./',
  '@',
  ':',
  '?',
  '#',
  ';',
  '%2f',
  '%5c',
  '%2e',
  '%09',
  '%00',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '／',
  '＼',
  '。',
  '．',
  '：',
  'evil.example',
  'evil%E3%80%82example',
  'http:',
  'https:',
  'javascript:',
  'xn--evil-8h4',
  '[::1]',
];

function mutated(): string {
  let path = random.pick(SEEDS);
  for (let changes = random.between(0, 5); changes > 0; changes -= 1) {
    const [at, cut] = [random.between(0, path.length), random.between(0, 3)];
    const piece = random.chance(0.2) ? random.pick(SEEDS) : random.pick(PIECES);
    path = path.slice(0, at) + piece + path.slice(at + (random.chance(0.3) ? cut : 0));
  }
  return random.chance(0.1) ? encodeURIComponent(path) : path;
}

/** Where a browser goes that is on the site and told to go there. */
function leavesSite(path: string, origin: string): boolean {
  const isPlain = /^\/[\x21-\x7e]*$/.test(path);
  return !isPlain || !URL.canParse(path, origin) || new URL(path, origin).origin !== origin;
}

await runProcess(async () => {
  let escaped = 0;
  for (let done = 0; done < Number(values.count); done += 1) {
    const wish = mutated();
    const { id } = random.pick(ALL_MARKETS);
    const login = new URL(loginPath(wish), origins[id]);
    if (!leavesSite(returnPath(wish, origins, id), origins[id]) && login.origin === origins[id])
      continue;
    escaped += 1;
    if (escaped <= FAULTS_SHOWN) say(`fault      ${id} ${JSON.stringify(wish)}`);
  }
  say(`returns    ${values.count} of seed ${values.seed}, ${escaped} lead off the site`);
  if (escaped > 0) process.exitCode = 1;
}, 'Cannot fuzz');
