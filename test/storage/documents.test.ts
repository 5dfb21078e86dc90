/**
 * The commands of the documents for operators and developers, as they stand there, on a copy of the project with the
 * small content. A block that cannot be run here says why in a comment above it.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContentFolder } from '../../backend/content-import/import-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { saveEnquiry } from '../../backend/storage/queries/enquiries.ts';
import { enqueueMail } from '../../backend/storage/queries/mail-outbox.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { PROJECT_FOLDER } from '../../scripts/project-folder.mjs';
import { createSmallContent } from '../support/small-content.ts';
import { sampleMail } from './sample-mail.ts';

/** Whose number the documents name: 1F0A9C3E. */
const REQUEST_ID = '1f0a9c3e-0000-4000-8000-000000000000';
const NOT_COPIED = /^(\.git|\.env|\.cache|build|content|coverage|data|node_modules|screenshots)$/;
const BLOCK = /(?:<!-- Not run by the test: (.+) -->\n\s*)?^( *)```sh\n([\s\S]*?)^ *```$/gm;
const SCRIPT = /\bnpm run (?:-s )?([a-z][\w:-]*)(?! -w)\b/g;
const DOCUMENTS = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
].filter((file) => file.endsWith('.md'));

const read = (file: string) => readFileSync(file, 'utf8');

let folder: string;
beforeAll(async () => {
  const cache = join(PROJECT_FOLDER, '.cache');
  mkdirSync(cache, { recursive: true });
  // Within the project, so that Vite makes styles. What the commands write beside their project is in it too.
  folder = mkdtempSync(join(cache, 'documents-'));
  const project = join(folder, 'project');
  for (const name of readdirSync(PROJECT_FOLDER)) {
    if (NOT_COPIED.test(name)) continue;
    cpSync(join(PROJECT_FOLDER, name), join(project, name), { recursive: true });
  }
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(project, 'node_modules'));
  const content = createSmallContent();
  cpSync(content.folder, join(project, 'content'), { recursive: true });
  cpSync('content/spelling-en-US.yaml', join(project, 'content/spelling-en-US.yaml'));
  content.dispose();
  await fillDatabase(project);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['docs/operating.md', 'docs/developing.md'])('the commands of %s', (document) => {
  const blocks = [...read(document).matchAll(BLOCK)];
  const commandsToRun = blocks.flatMap(([, reason, , commands = '']) => {
    if (reason !== undefined) process.stdout.write(`${document}: not run, ${reason}\n${commands}`);
    return reason === undefined ? commands.trim() : [];
  });

  test.each(commandsToRun)('REL-05 run as they stand: %s', async (commands) => {
    const options = { cwd: join(folder, 'project'), env: environmentOfShell() };
    await promisify(execFile)('sh', ['-exc', commands], options).catch(
      ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
        throw new Error(`${stdout}${stderr}`);
      },
    );
  });
});

test('REL-05 every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const unknown = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(SCRIPT)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('REL-05 every document is linked to, and every link leads to a file and its heading', () => {
  const links = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
      ([, target = '', anchor]) => ({
        file,
        target: target === '' ? file : join(dirname(file), target),
        anchor,
      }),
    ),
  );
  const broken = links.filter(
    ({ target, anchor }) =>
      !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor)),
  );
  expect(broken).toEqual([]);
  const linked = new Set(links.map(({ file, target }) => (target === file ? '' : target)));
  const alone = DOCUMENTS.filter((file) => file !== 'README.md' && !linked.has(file));
  expect(alone).toEqual([]);
});

function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Without what tells a process that it is one of vitest's. */
function environmentOfShell(): NodeJS.ProcessEnv {
  const ours = Object.keys(process.env).filter((name) => name.startsWith('VITEST'));
  return {
    ...process.env,
    ...Object.fromEntries(ours.map((name) => [name, undefined])),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    npm_config_update_notifier: 'false',
  };
}

/** The content, a request for a seat and a mail that waits. */
async function fillDatabase(project: string): Promise<void> {
  const now = Date.now();
  const storage = await openStorage({
    databaseUrl: undefined,
    dataFolder: join(project, 'data'),
  });
  try {
    const { db } = storage;
    await storage.migrate();
    await importContentFolder(storage, join(project, 'content'), now, {
      demonstration: DEMONSTRATION,
    });
    const tour = await db
      .selectFrom('tours')
      .select('code')
      .where('free_seats', '>', 1)
      .where('is_withdrawn', '=', 0)
      .orderBy('starting_date', 'desc')
      .executeTakeFirstOrThrow();
    const { id } = await saveEnquiry(
      db,
      {
        tourCode: tour.code,
        travellers: 1,
        fullName: 'Zoë O’Neill',
        email: 'zoe@example.com',
        message: '',
        privateRoom: false,
        flexibleCancellation: false,
        idempotencyKey: REQUEST_ID,
        marketId: 'en-WE',
      },
      now,
    );
    await db.updateTable('enquiries').set({ id: REQUEST_ID }).where('id', '=', id).execute();
    await enqueueMail(db, sampleMail(), now);
  } finally {
    await storage.close();
  }
}
