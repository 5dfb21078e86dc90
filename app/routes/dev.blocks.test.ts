import { afterEach, expect, test, vi } from 'vitest';

const settings = vi.hoisted(() => ({ hasDeveloperPages: true }));
vi.mock('../site-settings.server.ts', async () => {
  const { readSettings } = await import('../../config/settings.ts');
  return { siteSettings: () => ({ ...readSettings({}), ...settings }) };
});
const { loader } = await import('./dev.blocks.tsx');

afterEach(() => (settings.hasDeveloperPages = true));

const load = (host: string) =>
  loader({ request: new Request(`http://${host}/dev/blocks`), params: {}, context: {} });

test('CMS-04 the block gallery is there in demonstration mode, in the words of the market', async () => {
  await expect(load('localhost:3000')).resolves.toEqual({ title: 'Gallery' });
  await expect(load('de.localhost:3000')).resolves.toEqual({ title: 'Galerie' });
});

test('CMS-04 and 404 in live mode', async () => {
  settings.hasDeveloperPages = false;
  await expect(load('localhost:3000')).rejects.toMatchObject({ status: 404 });
});
