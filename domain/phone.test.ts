import { expect, test } from 'vitest';
import { isOptionalPhone, isPhone } from './phone.ts';

test.each([
  '+39 347 1234567',
  '+39 347 123 4567',
  '3471234567',
  '+44 20 7946 0958',
  '+44 (0)20 7946 0958',
  '(020) 7946 0958',
  '+1 (555) 123-4567',
  '555-123-4567',
  '0033 1 23 45 67 89',
  '030/123456',
  '+34.612.345.678',
  '+49-30-1234567',
  '1234567',
  '12345678901234',
])('TRV-13 %s is a phone number', (text) => expect(isPhone(text)).toBe(true));

test.each([
  '',
  '123456',
  '123456789012345',
  '12 345',
  '++39 347 1234567',
  '39+347 1234567',
  '+39 347 1234567 ext 5',
  '347 - - 1234567',
  '-3471234567',
  '3471234567-',
  'call me',
  '347123456７',
  '347\n1234567',
])('TRV-13 %j is none', (text) => expect(isPhone(text)).toBe(false));

test.each([
  ['', true],
  ['  ', true],
  [' +39 347 1234567 ', true],
  ['123', false],
])('TRV-13 a form takes %j: %s', (text, expected) => expect(isOptionalPhone(text)).toBe(expected));
