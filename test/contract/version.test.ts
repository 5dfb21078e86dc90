import { expect, test, vi } from 'vitest';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { versionAnswerSchema } from '../../contract/version.ts';
import { describeOnBothDatabases } from '../support/backend-under-test.ts';

describeOnBothDatabases('REL-04 the version of the catalogue', (backend) => {
  const versionOf = async (path: string, init?: RequestInit) =>
    (await backend.request(path, init)).headers.get('x-catalogue-version');
  const told = async () =>
    versionAnswerSchema.parse(await (await backend.request('/version')).json()).data.version;

  test('is on every answer, and another one after a change', async () => {
    const before = await told();
    const paths = [
      '/layouts',
      '/travels/none-such',
      '/custompages/show?routingKey=index',
      '/events',
    ];
    for (const path of paths) expect(await versionOf(path), path).toBe(before);
    expect(await versionOf('/tours', { method: 'POST', body: '{}' })).toBe(before);
    await backend.storage.inTransaction((transaction) =>
      bumpCatalogueVersion(transaction, backend.now()),
    );
    const look = async () => expect(await told()).not.toBe(before);
    await vi.waitFor(look, { timeout: 30_000, interval: 50 });
    expect(await versionOf('/layouts')).toBe(await told());
  });

  test('MEET-01 a list of meet-ups says when the next of them begins', async () => {
    const { headers } = await backend.request('/events?host=whoever');
    const changesAt = Number(headers.get('x-changes-at') ?? Number.POSITIVE_INFINITY);
    expect(changesAt).toBeGreaterThan(backend.now() - 1_000);
    const none = await backend.request('/events?city=rome&from=2020-01-01&to=2020-01-02');
    expect(none.headers.has('x-changes-at')).toBe(false);
  });
});
