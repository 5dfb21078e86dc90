import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createSmallContent, type SmallContent } from '../../test/support/small-content.ts';
import { ContentFiles } from './content-files.ts';
import { readPeriods } from './period-content.ts';

describe('SRCH-12 files of periods', () => {
  let content: SmallContent;
  beforeAll(() => void (content = createSmallContent()));
  afterAll(() => content.dispose());

  const problems = () => {
    const files = new ContentFiles(content.folder);
    readPeriods(files);
    return files.problems.map(({ file, field }) => `${file.split('/').at(-1)} ${field}`);
  };
  const write = (periods: readonly object[], file = 'periods/it.yaml') =>
    content.write(file, stringify({ country: 'IT', language: 'it', periods }));
  const summer = { name: 'Estate', everyYear: ['06-21', '09-22'] };

  test('need not be there', () => expect(problems()).toEqual([]));

  test.each<[string, object, string[]]>([
    ['days of every year', summer, []],
    ['around a holiday', { name: 'Pasqua', holiday: 'Pasqua', days: [-8, 1] }, []],
    [
      'published, by whom',
      { name: 'Scuola', dates: [['2027-01-01', '2027-01-02']], source: 'MIUR 2027' },
      [],
    ],
    [
      'published by nobody',
      { name: 'Scuola', dates: [['2027-01-01', '2027-01-02']] },
      ['periods.0'],
    ],
    ['no day of the year', { name: 'Estate', everyYear: ['06-31', '09-22'] }, ['periods.0']],
    ['ends before it begins', { name: 'Pasqua', holiday: 'Pasqua', days: [1, -8] }, ['periods.0']],
    ['no such width', { name: 'Pasqua', holiday: 'Pasqua', days: 'month' }, ['periods.0']],
    ['no name', { ...summer, name: ' ' }, ['periods.0']],
  ])('%s', (_, period, fields) => {
    write([period]);
    expect(problems().map((problem) => problem.split(' ')[1]?.slice(0, 9))).toEqual(fields);
  });

  test('a name stands once', () => {
    write([summer, summer]);
    expect(problems()).toEqual(['it.yaml periods']);
  });

  test('a file is named after a market', () => {
    write([summer]);
    write([summer], 'periods/at.yaml');
    expect(problems()).toEqual(['at.yaml ']);
  });
});
