import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

const COMPANY = { COMPANY_NAME: 'Example Tours Ltd', COMPANY_ADDRESS: '1 Example Street, Dublin' };

describe('CMS-07 the company behind the site', () => {
  test('is nobody until it is named', () => {
    expect(readSettings({}).company).toBeNull();
    expect(readSettings({}).inventedCompany).not.toBeNull();
  });

  test('has a name and an address, and what else it states', () => {
    const given = {
      ...COMPANY,
      COMPANY_PHONE: ' +353 1 234 5678 ',
      COMPANY_PHONE_HOURS: 'Mo-Fr 09:00-17:30 Europe/Dublin',
      COMPANY_VAT: '',
    };
    expect(readSettings(given).inventedCompany).toBeNull();
    expect(readSettings(given).company).toEqual({
      name: 'Example Tours Ltd',
      address: '1 Example Street, Dublin',
      representative: null,
      register: null,
      vat: null,
      phone: '+353 1 234 5678',
      phoneHours: {
        firstDay: 1,
        lastDay: 5,
        opens: '09:00',
        closes: '17:30',
        timeZone: 'Europe/Dublin',
      },
      emergencyPhone: null,
      insolvencyInsurer: null,
    });
  });

  test.each([
    [{ COMPANY_NAME: 'Example Tours Ltd' }, 'COMPANY_ADDRESS: is wanted with COMPANY_NAME'],
    [{ COMPANY_REGISTER: 'CRO 1' }, 'COMPANY_NAME: is wanted with COMPANY_REGISTER'],
    [{ ...COMPANY, COMPANY_PHONE: 'on request' }, 'COMPANY_PHONE: is no number'],
    [{ ...COMPANY, COMPANY_EMERGENCY_PHONE: '112' }, 'COMPANY_EMERGENCY_PHONE: is no number'],
    [{ ...COMPANY, COMPANY_PHONE_HOURS: 'Mo-Fr 09:00-25:00 Europe/Dublin' }, 'is not written as'],
    [{ ...COMPANY, COMPANY_PHONE_HOURS: 'Mo-Fr 09:00-17:30 Dublin' }, 'is not written as'],
  ])('%j stops the start', (given, problem) => {
    const read = () => readSettings(given);
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(problem);
  });
});
