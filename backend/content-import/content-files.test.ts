import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
import { ContentInvalid } from './content-invalid.ts';
import { readContent } from './read-content.ts';

const [ALPS] = SMALL_TRAVELS;

describe('a fault of a file is named', () => {
  testFaults([
    ['a missing file', (content) => content.remove(FACTS), `${FACTS}: is missing`],
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

describe('CMS-01 a problem is shown where it is', () => {
  function firstProblem(content: ReturnType<typeof contentOfTest>) {
    try {
      readContent(content.folder);
    } catch (error) {
      if (error instanceof ContentInvalid) return error;
    }
    throw new Error('The content has no problem');
  }

  test('with line and column from 1, the line before it and a mark', () => {
    const content = contentOfTest();
    content.write('pages/other.yaml', 'slug: other\nseo:\n  titel: Other\nblocks: []\n');
    const { problems, message } = firstProblem(content);
    expect(problems.find(({ message: text }) => text.startsWith('has titel'))).toMatchObject({
      field: 'seo',
      message: 'has titel, which nothing is known of here: did you mean title?',
      place: { line: 3, column: 3, excerpt: '2 | seo:\n3 |   titel: Other\n  |   ^' },
    });
    expect(message).toContain('pages/other.yaml:3:3 seo: has titel');
  });

  test('in the words of the language that has it', () => {
    const content = contentOfTest();
    content.write(
      'pages/other.yaml',
      readFileSync(join(content.folder, 'pages/packing.yaml'), 'utf8').replace(
        'Title in de',
        'x'.repeat(70),
      ),
    );
    content.set('pages/other.yaml', 'slug', 'other');
    const { place } = firstProblem(content).problems[0] ?? {};
    expect(place?.excerpt).toContain('de: xxx');
  });

  test('that is no YAML, where the parser stopped', () => {
    const content = contentOfTest();
    content.write(ENGLISH, 'title: A\nslug: [1, 2\nsummary: x\n');
    expect(firstProblem(content).problems[0]?.place).toMatchObject({ line: 3 });
  });
});

describe('CMS-01 what follows from another problem is not told', () => {
  testFaults([
    [
      'a list that is a number',
      (content) => content.set(FACTS, 'days', 7),
      `${FACTS} days: is a number, and a list is wanted`,
    ],
    [
      'a day that is missing from the facts, with five languages that have it',
      (content) => content.unset(FACTS, 'days.4'),
      `${FACTS} days: has 4 days, and en.yaml 5`,
    ],
    [
      'a highlight that only English lacks',
      (content) => content.unset(ENGLISH, 'highlights.2'),
      `${ENGLISH} highlights: is to have at least 3 entries`,
    ],
    [
      'a setting that texts use',
      (content) => {
        content.set('layout.yaml', 'settings.decisionDays', 'soon');
        content.set('pages/packing.yaml', 'blocks.0.content.title.en', '{{decisionDays}} days');
      },
      'layout.yaml settings.decisionDays: is text, and a number is wanted',
    ],
    [
      'a country that is misspelt',
      (content) => content.set(FACTS, 'countries.1', 'IAT'),
      `${FACTS} countries.1: is no ISO 3166 alpha-3 code: did you mean ITA (Italy)?`,
    ],
    [
      'a mood that is misspelt',
      (content) => content.set(FACTS, 'moods.0', 'NATUER'),
      `${FACTS} moods.0: is none of `,
    ],
    [
      'a coordinator who is misspelt',
      (content) => content.set(FACTS, 'coordinator', 'ada-vrdi'),
      `${FACTS} coordinator: there is no coordinator ada-vrdi: did you mean ada-verdi?`,
    ],
    [
      'a block that is misspelt',
      (content) => content.set('pages/packing.yaml', 'blocks.0.type', 'text-and-imge'),
      'pages/packing.yaml blocks.0.type: is none of ',
    ],
  ]);

  test('of a block that pages share, each problem once, in its own file', () => {
    const content = contentOfTest();
    content.write(
      'blocks/shared.yaml',
      'type: text-and-image\ncontent: { title: 7, paragraphs: [A] }\n',
    );
    for (const page of ['index', 'packing']) {
      content.set(`pages/${page}.yaml`, 'blocks', [{ use: 'shared' }]);
    }
    expect(problemsOf(content)).toEqual([
      'blocks/shared.yaml content.title: is a number, and text is wanted',
    ]);
  });
});

test('MKT-05 a language that a fallback has no words in is told', () => {
  const content = contentOfTest();
  content.remove(`travels/${ALPS}/fr.yaml`);
  content.set(FACTS, 'fallback', 'fr');
  expect(problemsOf(content)).toEqual([`${FACTS} fallback: there is no fr.yaml of the travel`]);
});
