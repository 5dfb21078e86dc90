/** The project under another brand, built and started: nothing of the first one is left in what anybody is shown. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeMailedTo } from '../support/login-site.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser } from '../support/cookie-browser.ts';
import { createSmallContent } from '../support/small-content.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

const run = promisify(execFile);
const SECOND = 'Wanderbund';
const ELSEWHERE = ['node_modules', '.git', '.cache', 'build', 'content', 'data', 'docs', 'test'];
const HEX = /#[0-9a-f]{6}/g;

/** Another one for each, which is as bright: red, green and blue change places. */
function recolour(hex: string): string {
  return `#${hex.slice(3)}${hex.slice(1, 3)}`;
}

const brand = readFileSync('brand/brand.ts', 'utf8');
/** White is anybody's. */
const colours = [...new Set(brand.match(HEX))].filter((hex) => hex !== '#ffffff');
/** As the styles write them where something shines through: `rgb(27 31 59 / 6%)`. */
const triples = colours.map((hex) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' '),
);
const COLOURS = new RegExp(`${colours.join('|')}|rgb\\((?:${triples.join('|')}) /`, 'gi');
/** The name, and the domain of its addresses; packages are not shown. */
const NAME = /Cordata|cordata\.example/g;

let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('.cache', 'second-brand-'));
  const files = (await readdir('.')).filter((name) => !ELSEWHERE.includes(name));
  await Promise.all(files.map((name) => cp(name, path.join(folder, name), { recursive: true })));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const small = createSmallContent();
  small.set('layout.yaml', 'footer.legalMessage', '{{brand}} is a demonstration.');
  await cp(small.folder, path.join(folder, 'content'), { recursive: true });
  small.dispose();
  for (const name of ['brand/brand.ts', 'brand/mark.svg']) {
    const first = await readFile(name, 'utf8');
    const second = first
      .replaceAll(HEX, recolour)
      .replace(/(NAME = )'\w+'/, `$1'${SECOND}'`)
      .replace(/(EMAIL_DOMAIN = )'[\w.]+'/, `$1'wanderbund.example'`);
    if (second === first) throw new Error(`${name} has nothing of the brand`);
    await writeFile(path.join(folder, name), second);
  }
  // As `npm run build` does, but for what makes files small.
  const remix = 'node_modules/@remix-run/dev/dist/cli.js';
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production' as const } };
  await run(process.execPath, [remix, 'vite:build', '--minify', 'false'], options);
  const icons = ['scripts/make-icons.mjs', 'brand/mark.svg', 'build/client'];
  await run(process.execPath, icons, options);
  site = await startSite({ DATA_FOLDER: path.join(folder, 'data') }, { folder });
});

afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The ground of a picture until it is there, which is the picture's own. */
const PICTURE_GROUND = /(?:color-mix\([^)]*\)|--cover-ground:#\w+)/g;

/** What is left of the first brand in a text. */
function leftIn(text: string): readonly string[] {
  const rest = text.replaceAll(PICTURE_GROUND, '');
  return [...new Set([...rest.matchAll(NAME), ...rest.matchAll(COLOURS)].flat())];
}

test('LAY-16 no built file has the first brand’s name or colours', () => {
  const client = path.join(folder, 'build', 'client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(css|js|svg|json)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts).toContain('states/lost.svg');
  const left = texts.map((name) => [name, leftIn(readFileSync(path.join(client, name), 'utf8'))]);
  expect(left.filter(([, found]) => found?.length)).toEqual([]);
});

test('SEO-01 icons and share card are drawn of the second mark', async () => {
  const [, ground = ''] =
    /<rect[^>]+fill="(#\w+)"/.exec(readFileSync('brand/mark.svg', 'utf8')) ?? [];
  for (const name of ['apple-touch-icon.png', 'icons/maskable-512.png', 'icons/card.png']) {
    const { data } = await sharp(path.join(folder, 'build/client', name))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([name, `#${data.subarray(0, 3).toString('hex')}`]).toEqual([name, recolour(ground)]);
  }
});

test('LAY-16 pages, refusals, login and mails are the second brand’s', async () => {
  const browser = new CookieBrowser();
  const host = `http://de.localhost:${site.port}`;
  const shown: Record<string, string> = {};
  const paths = [
    '/',
    '/reisen',
    '/nichts',
    '/offline',
    '/manifest.webmanifest',
    '/feed.xml',
    '/sw.js',
  ];
  for (const path of paths) shown[path] = (await browser.visit(host + path)).text;
  shown.refused = (await browser.visit(`${host}/%`)).text;
  const login = await browser.visit(`${host}/login`);
  shown.login = login.text;
  const email = 'code@wanderbund.example';
  await browser.visit(login.url, { form: { email, password: '', way: 'code' } });
  expect(await codeMailedTo(email, path.join(folder, 'data'))).toMatch(/^\d{6}$/);
  const list = await browser.visit(`${host}/dev/mail`);
  shown.mails = list.text;
  const mail = byRole(list.text).links.find((path) => path.startsWith('/dev/mail/')) ?? '';
  shown.mail = (await browser.visit(host + mail)).text;
  shown.mailHtml = (await browser.visit(`${host}${mail}/html`)).text;

  const left = Object.entries(shown).map(([name, text]) => [name, leftIn(text)] as const);
  expect(left.filter(([, found]) => found.length > 0)).toEqual([]);
  expect(Object.keys(shown).filter((name) => !shown[name]?.includes(SECOND))).toEqual([]);
});

test('CMS-07 no text of content or catalogues names a brand', () => {
  const files = ['content', 'app', 'backend', 'edge'].flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file)),
  );
  const texts = files.filter((file) => /\.(yaml|json)$|\bwords\b.*\.ts$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => leftIn(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});
