import { expect, test } from 'vitest';
import { enquiryNumber } from './enquiry-number.ts';

test.each([
  ['1f0a9c3e-5d5f-4c39-9a53-2b9a0d3a7c11', '1F0A9C3E'],
  ['12-34', '1234'],
  ['a\r\nb: c', 'ABC'],
  ['', ''],
])('BOOK-03 the number of %j is %j', (id, number) => {
  expect(enquiryNumber(id)).toBe(number);
});
