import { describe, expect, test } from 'vitest';
import { enquiryRequestSchema } from '../../contract/enquiry.ts';
import { enquiryKey } from './enquiry-key.server.ts';

const FORM = '0b7f3c1e-5d5f-4c39-9a53-2b9a0d3a7c11';
const enquiry = {
  tourCode: 'JPN-20270612',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  travellers: 2,
  message: '',
  privateRoom: false,
  flexibleCancellation: false,
};

describe('enquiryKey', () => {
  test('is the same for the same form and contents', () => {
    expect(enquiryKey(FORM, enquiry)).toBe(enquiryKey(FORM, { ...enquiry }));
  });

  test.each([
    ['another form', '9c0e8f52-7f0a-4f43-8f5d-0c6f3f8e2a10', enquiry],
    ['another message', FORM, { ...enquiry, message: 'And a private room' }],
    ['a wish', FORM, { ...enquiry, privateRoom: true }],
    ['another wish', FORM, { ...enquiry, flexibleCancellation: true }],
    ['a promotion’s code', FORM, { ...enquiry, promotionCode: 'GO50' }],
    ['more travellers', FORM, { ...enquiry, travellers: 3 }],
    ['another tour', FORM, { ...enquiry, tourCode: 'JPN-20270619' }],
    [
      'a text that moved to another field',
      FORM,
      { ...enquiry, fullName: '', message: 'Ada Lovelace' },
    ],
  ])('is another for %s', (_, form, contents) => {
    expect(enquiryKey(form, contents)).not.toBe(enquiryKey(FORM, enquiry));
  });

  test('is a key that the contract takes', () => {
    const idempotencyKey = enquiryKey(FORM, enquiry);
    expect(enquiryRequestSchema.safeParse({ ...enquiry, idempotencyKey }).success).toBe(true);
  });
});
