import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  COORDINATOR,
  ENGLISH,
  FACTS,
  contentOfTest,
  problemsOf,
  testFaults,
  type Fault,
} from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';

const [ALPS] = SMALL_TRAVELS;

describe('a fault of a file is named', () => {
  testFaults([
    [
      'a missing file',
      (content) => content.remove(`travels/${ALPS}/fr.yaml`),
      `travels/${ALPS}/fr.yaml: is missing`,
    ],
    ['a missing folder', (content) => content.remove('pages'), 'pages: is missing'],
    [
      'no YAML',
      (content) => content.write(ENGLISH, 'title: [1, 2\nslug: x'),
      `${ENGLISH}: is no YAML: `,
    ],
    [
      'CMS-02 a text that was cut in the middle of a character',
      (content) => content.write(COORDINATOR, 'words:\n  - title: "Cut \\ud83d"\n'),
      `${COORDINATOR} words.0.title: holds half of a character`,
    ],
    [
      'an empty file',
      (content) => content.write(COORDINATOR, ''),
      `${COORDINATOR}: is empty, and a set of fields is wanted`,
    ],
    [
      'a link to a file elsewhere, once, and unread',
      (content) => {
        content.remove(`travels/${ALPS}/fr.yaml`);
        symlinkSync('/etc/hostname', join(content.folder, `travels/${ALPS}/fr.yaml`));
      },
      `travels/${ALPS}/fr.yaml: is a symbolic link`,
    ],
    [
      'a file that is too large to be read',
      (content) => content.write(COORDINATOR, '#'.repeat(2_000_001)),
      `${COORDINATOR}: is larger than 2 MB`,
    ],
    [
      'a language that is missing, in a file of them all',
      (content) => content.unset(COORDINATOR, 'words.de'),
      `${COORDINATOR} words: lacks de`,
    ],
    [
      'a field that is missing',
      (content) => content.unset(COORDINATOR, 'firstName'),
      `${COORDINATOR} firstName: is missing`,
    ],
    [
      'a number for a text',
      (content) => content.set(COORDINATOR, 'firstName', 7),
      `${COORDINATOR} firstName: is a number, and text is wanted`,
    ],
    [
      'a field twice',
      (content) => content.write(COORDINATOR, 'id: a\nid: b'),
      `${COORDINATOR}: is no YAML: `,
    ],
    [
      'an id that differs from its folder',
      (content) => content.set(FACTS, 'id', 'alps'),
      `${FACTS} id: differs from the name of the folder`,
    ],
    [
      'an id that differs from its file',
      (content) => content.set(COORDINATOR, 'id', 'ada'),
      `${COORDINATOR} id: differs from the name of the file`,
    ],
    [
      'a file that no travel has',
      (content) => content.write(`travels/${ALPS}/en-us.yaml`, ''),
      `travels/${ALPS}/en-us.yaml: is no file of a travel`,
    ],
    [
      'a file that is no folder',
      (content) => content.write('travels/notes.txt', ''),
      'travels/notes.txt: is not one of the folders',
    ],
    ...['Citt\u00e0', 'A\\0B', 'A\u0007B'].map((title): Fault => [
      `a text that is none: ${JSON.stringify(title)}`,
      (content) =>
        writeFileSync(join(content.folder, 'pages/other.yaml'), `a: "${title}"`, 'latin1'),
      'pages/other.yaml: is not written in UTF-8',
    ]),
  ]);
});

describe('SEC-11 nesting', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  test.each([
    ['too deep', nested(70)],
    ['deeper than the parser reaches', nested(20_000)],
    ['without an end', '&all [*all]'],
  ])('content that is nested %s is refused', (_, text) => {
    const content = contentOfTest();
    content.write(COORDINATOR, text);
    expect(problemsOf(content)).toEqual([`${COORDINATOR}: is nested deeper than 64 levels`]);
  });

  test('what is deep but not too deep is left to the schema', () => {
    const content = contentOfTest();
    content.write(COORDINATOR, nested(60));
    expect(problemsOf(content)).toEqual([expect.stringContaining(`${COORDINATOR}: is a list`)]);
  });
});
