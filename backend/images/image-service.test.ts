import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withRequestFields } from '../../config/log.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { saveImageNames, saveOriginals } from '../storage/queries/originals.ts';
import { findOriginals, type PictureOriginals } from '../content-import/picture-content.ts';
import { findPortrait } from '../content-import/portrait-content.ts';
import { NO_IMAGE_FILES, readImageFiles } from './image-files.ts';
import { createImageService, type ImageService } from './image-service.ts';

const AVIF = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const WEBP = 'image/webp,*/*';
const OLD = 'image/png,image/*;q=0.8,*/*;q=0.5';

let storage: Storage;
let folder: string;
let storeFolder: string;
let images: ImageService;
let service: ImageService['app'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordata-images-'));
  storeFolder = join(folder, 'made');
  storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate(() => {});
  images = createImageService({
    db: storage.db,
    log: pino({ level: 'silent' }),
    storeFolder,
    imagesFolder: folder,
  });
  service = images.app;
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

/** Id of a poster, wide, that the service knows. */
async function savePoster(): Promise<string> {
  return saveFound(
    findOriginals({ poster: { scene: 'dunes', palette: 'dawn', seed: 3 } }, NO_IMAGE_FILES),
  );
}

/** Id of a file put among the images. */
async function saveFile(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return saveFound(findOriginals({ file: name }, await readImageFiles(folder)));
}

async function saveFound(found: PictureOriginals | { readonly message: string }): Promise<string> {
  if ('message' in found) throw new Error(found.message);
  await storage.inTransaction((transaction) => saveOriginals(transaction, found.originals));
  return found.desktop.id;
}

const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f8b8d' } })
    .jpeg()
    .toBuffer();

const get = (path: string, accept = AVIF, headers: Record<string, string> = {}) =>
  service.request(path, { headers: { accept, ...headers } });

async function sizeOf(answer: Response) {
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { format, width, height };
}

describe('TRV-12 a poster is sent', () => {
  test('as webp at the width that was asked for', async () => {
    const answer = await get(`/resource/320/${await savePoster()}/dunes`, WEBP);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sizeOf(answer)).toEqual({ format: 'webp', width: 320, height: 200 });
  });

  test('as webp for a minute where avif is not made yet, then as avif for ever', async () => {
    const path = `/resource/160/${await savePoster()}/dunes`;
    const first = await get(path);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    await expect
      .poll(async () => (await get(path)).headers.get('content-type'), { timeout: 20_000 })
      .toBe('image/avif');
    const later = await get(path);
    expect(later.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sizeOf(later)).toMatchObject({ format: 'heif', width: 160, height: 100 });
  });

  test.each([
    ['a browser that knows neither', OLD],
    ['a browser that refuses both', 'image/avif;q=0,image/webp;q=0,*/*'],
  ])('as it was drawn to %s, and nothing in it runs', async (_, accept) => {
    const answer = await get(`/resource/640/${await savePoster()}/dunes`, accept);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await answer.text()).toMatch(/^<svg /);
  });

  test('wider than it was drawn, as sharp as there', async () => {
    const answer = await get(`/resource/2000/${await savePoster()}/dunes`, WEBP);
    expect(await sizeOf(answer)).toMatchObject({ width: 2000, height: 1250 });
  });
});

test('TRV-12 who saves data gets a smaller file for the same address', async () => {
  const path = `/resource/688/${await savePoster()}/dunes`;
  const saving = await get(path, WEBP, { 'save-data': 'on' });
  expect(await sizeOf(saving)).toMatchObject({ width: 480 });
  expect(saving.headers.get('vary')).toContain('Save-Data');
  const whole = await get(path, WEBP);
  expect(await sizeOf(whole)).toMatchObject({ width: 688 });
  expect(whole.headers.get('etag')).not.toBe(saving.headers.get('etag'));
});

test('TRV-12 a portrait is drawn like a poster, square and as sharp as it is asked for', async () => {
  const id = await saveFound(
    findPortrait(
      {
        drawn: {
          skin: 'honey',
          hair: 'bob',
          hairColour: 'copper',
          clothing: 'parka',
          clothColour: 'sun',
          backdrop: 'ice',
          palette: 'polar',
          seed: 4,
        },
      },
      NO_IMAGE_FILES,
    ),
  );
  const made = await get(`/resource/960/${id}/portrait-of-ada`, WEBP);
  expect(await sizeOf(made)).toEqual({ format: 'webp', width: 960, height: 960 });
  const drawn = await get(`/resource/960/${id}/portrait-of-ada`, OLD);
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
});

test('TRV-12 a photograph is served like a poster, and never blown up', async () => {
  const id = await saveFile('harbour.jpg', await photograph());
  expect(await sizeOf(await get(`/resource/160/${id}/harbour`, WEBP))).toMatchObject({
    format: 'webp',
    width: 160,
  });
  expect(await sizeOf(await get(`/resource/640/${id}/harbour`, WEBP))).toMatchObject({
    width: 300,
  });
  const old = await get(`/resource/160/${id}/harbour`, OLD);
  expect(old.headers.get('content-type')).toBe('image/jpeg');
  expect(await sizeOf(old)).toEqual({ format: 'jpeg', width: 160, height: 107 });
});

test('SEC-09 where a photograph was taken is not sent along', async () => {
  const place = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const id = await saveFile(
    'here.jpg',
    await sharp(await photograph())
      .withExif(place)
      .toBuffer(),
  );
  for (const accept of [AVIF, WEBP, OLD]) {
    const bytes = Buffer.from(await (await get(`/resource/160/${id}/here`, accept)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('somebody')).toBe(false);
  }
});

test('TRV-12 an image that a crash left empty is made again', async () => {
  const path = `/resource/320/${await savePoster()}/dunes`;
  await get(path, WEBP);
  const [id = ''] = await readdir(storeFolder);
  await writeFile(join(storeFolder, id, '320.webp'), '');
  expect(await sizeOf(await get(path, WEBP))).toMatchObject({ format: 'webp', width: 320 });
});

test('TRV-12 a drawing of the operator is sent as it is, whatever the browser takes', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path d="M0 0h9"/></svg>';
  const id = await saveFile('card.svg', Buffer.from(svg));
  const answer = await get(`/resource/160/${id}/card`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toBe(svg);
});

test('TRV-12 caches tell the answers of one address apart, and ask again in vain', async () => {
  const path = `/resource/320/${await savePoster()}/dunes`;
  const answer = await get(path, WEBP);
  expect(answer.headers.get('vary')).toBe('Accept, Save-Data');
  const etag = answer.headers.get('etag') ?? '';
  const again = await get(path, WEBP, { 'if-none-match': `"other", W/${etag}` });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  const other = await get(path, OLD, { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test('TRV-12 however many ask at once, an image is made once', async () => {
  const path = `/resource/480/${await savePoster()}/dunes`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(path, WEBP)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [id = ''] = await readdir(storeFolder);
  expect(await readdir(join(storeFolder, id))).toEqual(['480.webp']);
});

test('TRV-12 a store that cannot be written costs time, not the image', async () => {
  await writeFile(storeFolder, 'in the way');
  const answer = await get(`/resource/320/${await savePoster()}/dunes`, WEBP);
  expect(await sizeOf(answer)).toMatchObject({ format: 'webp' });
});

test('TRV-12 what an older release kept as a description is there again after the next import', async () => {
  const id = await savePoster();
  const description = JSON.stringify({ kind: 'poster', description: {}, shape: 'wide' });
  await storage.db
    .updateTable('originals')
    .set({ source: description as never })
    .execute();
  const path = `/resource/320/${id}/dunes`;
  expect((await get(path, WEBP)).status).toBe(404);
  expect(await savePoster()).toBe(id);
  expect((await get(path, WEBP)).status).toBe(200);
});

describe('SEC-08 names of an original', () => {
  const give = (id: string, ...names: string[]) =>
    storage.inTransaction((transaction) =>
      saveImageNames(transaction, new Map([[id, new Set(names)]])),
    );

  test('each of its own is taken, and every other one leads to the first', async () => {
    const id = await savePoster();
    await give(id, 'dunes', 'duenen');
    await give(id, 'dunes');
    for (const name of ['dunes', 'duenen']) {
      expect((await get(`/resource/320/${id}/${name}`, WEBP)).status).toBe(200);
    }
    for (const size of ['320', 'card']) {
      const answer = await get(`/resource/${size}/${id}/a-copy`, WEBP);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`/resource/${size}/${id}/duenen`);
    }
    expect(await readdir(join(storeFolder, id))).toEqual(['320.webp']);
  });

  test('an address with a query leads to the one without it', async () => {
    const path = `/resource/320/${await savePoster()}/dunes`;
    const answer = await get(`${path}?a=1`, WEBP);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
  });

  test('one that no import has named since an update is at any name', async () => {
    expect((await get(`/resource/320/${await savePoster()}/dunes`, WEBP)).status).toBe(200);
  });
});

test('SEC-08 a flood of one network is refused past a hundred, and others do not wait for it', async () => {
  const ids: string[] = [];
  for (let seed = 0; seed < 40; seed += 1) {
    const poster = { scene: 'dunes', palette: 'dawn', seed } as const;
    ids.push(await saveFound(findOriginals({ poster }, NO_IMAGE_FILES)));
  }
  const from = (network: string, path: string) =>
    withRequestFields({ requestId: '', network }, () => get(path, WEBP));
  const done: string[] = [];
  const flood = ids.flatMap((id) =>
    [160, 320, 480].map(async (width) => {
      const { status } = await from('greedy', `/resource/${width}/${id}/dunes`);
      done.push('greedy');
      return status;
    }),
  );
  const photo = await saveFile('harbour.jpg', await photograph());
  // One of their own, and one that stands in the middle of what the other network waits for.
  for (const path of [`/resource/160/${photo}/harbour`, `/resource/480/${ids[20]}/dunes`]) {
    expect((await from('other', path)).status).toBe(200);
  }
  expect(done.filter((who) => who === 'greedy').length).toBeLessThan(60);
  const statuses = await Promise.all(flood);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test('TRV-12 what nobody has asked for is made ahead, and nothing twice', async () => {
  const id = await saveFile('harbour.jpg', await photograph());
  await get(`/resource/240/${id}/harbour`, WEBP);
  await images.makeAhead();
  const made = ['240.avif', '240.webp', '320.avif', '320.webp'];
  expect((await readdir(join(storeFolder, id))).toSorted()).toEqual(made);
  const timesOf = async () =>
    Promise.all(made.map(async (name) => (await stat(join(storeFolder, id, name))).mtimeMs));
  const before = await timesOf();
  await images.makeAhead();
  expect(await timesOf()).toEqual(before);
  const answer = await get(`/resource/320/${id}/harbour`);
  expect(answer.headers.get('content-type')).toBe('image/avif');
});

describe('SEO-01 a card', () => {
  const CARD = { format: 'jpeg', width: 1200, height: 630 };
  const pixel = async (answer: Response, left: number, top: number) => {
    const at = { left, top, width: 1, height: 1 };
    const image = sharp(await answer.arrayBuffer()).extract(at);
    return [...(await image.raw().toBuffer())];
  };

  test.each([WEBP, OLD, ''])('is a JPEG of one size for whoever takes %j', async (accept) => {
    const answer = await get(`/resource/card/${await savePoster()}/dunes`, accept);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await sizeOf(answer)).toEqual(CARD);
  });

  test('of a photograph, and of what is higher than wide, is as large', async () => {
    const id = await saveFile('harbour.jpg', await photograph());
    expect(await sizeOf(await get(`/resource/card/${id}/harbour`))).toEqual(CARD);
    const tall = { create: { width: 30, height: 60, channels: 3, background: '#0f8b8d' } } as const;
    const tallId = await saveFile('tall.png', await sharp(tall).png().toBuffer());
    expect(await sizeOf(await get(`/resource/card/${tallId}/tall`))).toEqual(CARD);
  });

  test('has the brand’s mark in its corner', async () => {
    const id = await saveFile('harbour.jpg', await photograph());
    const brandMark = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#f00" d="M0 0h4v4H0z"/></svg>',
    );
    const parts = {
      db: storage.db,
      log: pino({ level: 'silent' }),
      storeFolder,
      imagesFolder: folder,
    };
    const marked = createImageService({ ...parts, brandMark });
    const plain = await get(`/resource/card/${id}/harbour`);
    const answer = await marked.app.request(`/resource/card/${id}/harbour`);
    // Kept apart: another mark makes another card.
    expect(answer.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    const [red = 0, green = 255] = await pixel(answer, 60, 560);
    expect(red - green).toBeGreaterThan(200);
    const [plainRed = 255] = await pixel(plain, 60, 560);
    expect(plainRed).toBeLessThan(60);
  });

  test('SEC-08 of a drawing that is not ours there is none', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';
    const id = await saveFile('seal.svg', Buffer.from(svg));
    expect((await get(`/resource/card/${id}/seal`)).status).toBe(404);
  });
});

describe('SEC-08', () => {
  const unknown = 'f'.repeat(16);

  test.each([
    ['a width that there is not', `/resource/641/${unknown}/x`, 400],
    ['a width of another writing', `/resource/0640/${unknown}/x`, 400],
    ['a width of millions', `/resource/100000000/${unknown}/x`, 400],
    ['an id that nothing has', `/resource/640/${unknown}/x`, 404],
    ['no id at all', '/resource/640/zz/x', 404],
    ['a way up', '/resource/640/..%2f..%2fetc%2fpasswd/x', 400],
    ['a way up in the name', `/resource/640/${unknown}/..%2f..%2fserver.ts`, 400],
    ['a name of another kind', `/resource/640/${unknown}/A_b`, 400],
    ['no name', `/resource/640/${unknown}`, 404],
  ])('%s', async (_, path, status) => {
    expect((await get(path)).status).toBe(status);
    await expect(readdir(storeFolder)).rejects.toThrow('ENOENT');
  });

  test('what changes anything is not allowed', async () => {
    const answer = await service.request(`/resource/640/${unknown}/x`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('a file that changed is not shown at the address of the former one', async () => {
    const id = await saveFile('harbour.jpg', await photograph());
    const other = sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } });
    await writeFile(join(folder, 'harbour.jpg'), await other.jpeg().toBuffer());
    expect((await get(`/resource/640/${id}/harbour`)).status).toBe(404);
    expect((await get(`/resource/640/${id}/harbour`, OLD)).status).toBe(404);
  });
});
