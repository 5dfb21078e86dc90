import { expect, test } from 'vitest';
import { icoFile } from './ico-file.mjs';

test('SEO-01 an icon file says where its picture is, and how large', () => {
  const png = Buffer.from('\x89PNG and more');
  const file = icoFile(png, 32);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect([file[6], file[7]]).toEqual([32, 32]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(start, start + length)).toEqual(png);
  expect(file).toHaveLength(start + length);
});
