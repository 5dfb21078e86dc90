import { expect, test } from 'vitest';
import { takenFormats, type MadeFormat } from './image-format.ts';

test.each<[string | undefined, readonly MadeFormat[]]>([
  ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', ['avif', 'webp']],
  ['image/webp,*/*', ['webp']],
  ['IMAGE/WEBP', ['webp']],
  ['image/webp;q=0.9, image/avif;q=0.1', ['webp', 'avif']],
  ['image/webp;q=0.5,image/avif;q=0.5', ['avif', 'webp']],
  ['image/avif;q=0,image/webp', ['webp']],
  ['image/avif;q=nonsense', []],
  ['image/png,image/*;q=0.8', []],
  ['*/*', []],
  ['', []],
  [undefined, []],
])('TRV-12 a browser that says %s takes %j', (accept, formats) => {
  expect(takenFormats(accept)).toEqual(formats);
});
