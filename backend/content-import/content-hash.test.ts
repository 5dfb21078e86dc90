import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentOfTest } from '../../test/support/content-faults.ts';
import { brandWords } from './brand-words.ts';
import { contentHash, IMPORTER_VERSION } from './content-hash.ts';
import { readContent } from './read-content.ts';

test('the hash changes with every file, and with nothing else', () => {
  const content = contentOfTest();
  const before = readContent(content.folder).hash;
  expect(readContent(content.folder).hash).toBe(before);
  content.set('pages/packing.yaml', 'seo.title.de', 'Anders');
  const after = readContent(content.folder).hash;
  expect(after).not.toBe(before);
  content.set('pages/packing.yaml', 'seo.title.de', 'Title in de');
  expect(readContent(content.folder).hash).toBe(before);
});

test('REL-05 the hash changes with the importer: another release imports the same files again', () => {
  const content = contentOfTest();
  const present = contentHash(content.folder);
  expect(contentHash(content.folder, brandWords(), IMPORTER_VERSION)).toBe(present);
  expect(contentHash(content.folder, brandWords(), IMPORTER_VERSION + 1)).not.toBe(present);
  expect(contentHash(content.folder, brandWords('Another'))).not.toBe(present);
});

test('the hash does not depend on how the folder is named', () => {
  const hash = contentHash('content');
  for (const folder of ['content/', './content', resolve('content')]) {
    expect(contentHash(folder)).toBe(hash);
  }
});

test('a file that was added, renamed or emptied is another content', () => {
  const content = contentOfTest();
  const hashes = new Set([readContent(content.folder).hash]);
  content.write('pages/other.yaml', 'x');
  hashes.add(contentHash(content.folder));
  content.rename('pages/other.yaml', 'pages/another.yaml');
  hashes.add(contentHash(content.folder));
  content.write('pages/another.yaml', '');
  hashes.add(contentHash(content.folder));
  content.write('pages/.another.yaml.swp', 'what an editor leaves');
  hashes.add(contentHash(content.folder));
  expect(hashes.size).toBe(4);
});
