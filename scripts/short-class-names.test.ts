import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const FILES = ['app/ui/icon.css.ts', 'app/layout/footer.css.ts'];
const style = (filePath: string, hash: string) => ({ filePath, hash });

test('a name is of its file and its number in it, in whatever order the files are found', () => {
  for (const files of [FILES, FILES.toReversed()]) {
    const nameOf = shortClassNames(files);
    expect(nameOf(style('app/ui/icon.css.ts', 'k3j90'))).toBe('_ab0');
    expect(nameOf(style('app/layout/footer.css.ts', 'zz10'))).toBe('_aa0');
    expect(nameOf(style('app/ui/icon.css.ts', 'k3j91'))).toBe('_ab1');
    expect(nameOf(style('app/ui/icon.css.ts', 'k3j9z'))).toBe('_abz');
    expect(nameOf(style('app/ui/icon.css.ts', 'k3j910'))).toBe('_ab10');
    // Read again by the other build.
    expect(nameOf(style('app/ui/icon.css.ts', 'k3j90'))).toBe('_ab0');
  }
});

test('a file that is none of the site’s keeps its hash', () => {
  expect(shortClassNames(FILES)(style('node_modules/x.css.ts', 'abc0'))).toBe('_abc0');
});
