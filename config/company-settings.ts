/**
 * The company behind the site (CMS-07): facts that no text can make up. Without them the site is a
 * demonstration, and says so where they would stand. `settings.ts` reads these together with the others.
 */
import { z } from 'zod';
import { CLOCK_TIME } from '../domain/clock-time.ts';
import { type Company, type PhoneHours } from '../domain/company.ts';
import type { Weekday } from '../domain/market.ts';

const words = z.string().trim().min(1).max(300).optional();
const phone = z
  .string()
  .trim()
  .regex(/^\+[\d\s().-]{5,30}$/, 'is no number as one dials it from abroad: +49 30 1234567')
  .optional();

/** As OpenStreetMap writes opening hours; 0 is Sunday. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const HOURS = /^(\w\w)-(\w\w) (\d\d:\d\d)-(\d\d:\d\d) (\S+)$/;

/** Null for what is not written as `Mo-Fr 09:00-18:00 Europe/Rome`. */
function readPhoneHours(text: string): PhoneHours | null {
  const [, from = '', to = '', opens = '', closes = '', timeZone = ''] = HOURS.exec(text) ?? [];
  const [firstDay, lastDay] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  const isTime = CLOCK_TIME.test(opens) && CLOCK_TIME.test(closes);
  if (firstDay < 0 || lastDay < 0 || !isTime || !isTimeZone(timeZone)) return null;
  return { firstDay: firstDay as Weekday, lastDay: lastDay as Weekday, opens, closes, timeZone };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

export const COMPANY_VARIABLES = {
  COMPANY_NAME: words,
  COMPANY_ADDRESS: words,
  COMPANY_REPRESENTATIVE: words,
  COMPANY_REGISTER: words,
  COMPANY_VAT: words,
  COMPANY_PHONE: phone,
  COMPANY_PHONE_HOURS: z
    .string()
    .trim()
    .refine(
      (text) => readPhoneHours(text) !== null,
      'is not written as Mo-Fr 09:00-18:00 Europe/Rome',
    )
    .optional(),
  COMPANY_EMERGENCY_PHONE: phone,
  COMPANY_INSOLVENCY_INSURER: words,
};

type CompanyVariables = z.infer<z.ZodObject<typeof COMPANY_VARIABLES>>;

/** What each variable lacks of the others; empty when nothing is wrong. */
export function companyProblems(values: CompanyVariables): string[] {
  const given = Object.keys(COMPANY_VARIABLES).filter(
    (name) => values[name as keyof CompanyVariables] !== undefined,
  );
  if (given.length === 0) return [];
  return (['COMPANY_NAME', 'COMPANY_ADDRESS'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: is wanted with ${given.join(', ')}`);
}

/** Null for a demonstration, which no company stands behind. */
export function companyOf(values: CompanyVariables): Company | null {
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address } = values;
  if (name === undefined || address === undefined) return null;
  return {
    name,
    address,
    representative: values.COMPANY_REPRESENTATIVE ?? null,
    register: values.COMPANY_REGISTER ?? null,
    vat: values.COMPANY_VAT ?? null,
    phone: values.COMPANY_PHONE ?? null,
    phoneHours: readPhoneHours(values.COMPANY_PHONE_HOURS ?? ''),
    emergencyPhone: values.COMPANY_EMERGENCY_PHONE ?? null,
    insolvencyInsurer: values.COMPANY_INSOLVENCY_INSURER ?? null,
  };
}

/**
 * Who a demonstration shows beside its buttons, where nobody stands behind it: names that say what they are, and
 * telephone numbers that nobody ever gets.
 */
export const INVENTED_COMPANY: Company = {
  name: 'Example Group Travel Ltd',
  address: '1 Example Street, London',
  representative: null,
  register: null,
  vat: null,
  phone: '+44 20 7946 0018',
  phoneHours: readPhoneHours('Mo-Fr 09:00-18:00 Europe/London'),
  emergencyPhone: '+44 20 7946 0999',
  insolvencyInsurer: 'Example Guarantee Fund',
};
