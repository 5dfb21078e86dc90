import { expect, test } from 'vitest';
import { MAXIMUM_ENQUIRY_TRAVELLERS } from '../../contract/enquiry.ts';
import { MOST_TRAVELLERS } from './enquiry-fields.ts';

test('the form asks for as many seats as the contract takes', () => {
  expect(MOST_TRAVELLERS).toBe(MAXIMUM_ENQUIRY_TRAVELLERS);
});
