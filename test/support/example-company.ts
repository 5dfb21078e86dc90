/** A company that states everything, for tests. */
import type { Company } from '../../domain/company.ts';

export const EXAMPLE_COMPANY: Company = {
  name: 'Example Tours Ltd',
  address: '1 Example Street, Dublin 2, Ireland',
  representative: 'Ada Example',
  register: 'Companies Registration Office, 123456',
  vat: 'IE1234567X',
  phone: '+353 1 234 5678',
  phoneHours: {
    firstDay: 1,
    lastDay: 5,
    opens: '09:00',
    closes: '17:30',
    timeZone: 'Europe/Dublin',
  },
  emergencyPhone: '+353 1 234 5679',
  insolvencyInsurer: 'Example Guarantee plc, 2 Example Street, Dublin 2',
};
