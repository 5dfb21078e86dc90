import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

const COMPANY = { COMPANY_NAME: 'Example Tours Ltd', COMPANY_ADDRESS: '1 Example Street, Dublin' };

describe('CMS-07 the company behind the site', () => {
  test('is nobody until it is named', () => {
    expect(readSettings({}).company).toBeNull();
  });

  test('has a name and an address, and what else it states', () => {
    const given = { ...COMPANY, COMPANY_PHONE: ' +353 1 234 5678 ', COMPANY_VAT: '' };
    expect(readSettings(given).company).toEqual({
      name: 'Example Tours Ltd',
      address: '1 Example Street, Dublin',
      representative: null,
      register: null,
      vat: null,
      phone: '+353 1 234 5678',
      insolvencyInsurer: null,
    });
  });

  test.each([
    [{ COMPANY_NAME: 'Example Tours Ltd' }, 'COMPANY_ADDRESS: is wanted with COMPANY_NAME'],
    [{ COMPANY_REGISTER: 'CRO 1' }, 'COMPANY_NAME: is wanted with COMPANY_REGISTER'],
    [{ ...COMPANY, COMPANY_PHONE: 'on request' }, 'COMPANY_PHONE: is no number'],
  ])('%j stops the start', (given, problem) => {
    const read = () => readSettings(given);
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(problem);
  });
});
