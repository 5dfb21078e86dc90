/**
 * The company behind the site (CMS-07): facts that no text can make up. Without them the site is a
 * demonstration, and says so where they would stand. `settings.ts` reads these together with the others.
 */
import { z } from 'zod';
import type { Company } from '../domain/company.ts';

const words = z.string().trim().min(1).max(300).optional();

export const COMPANY_VARIABLES = {
  COMPANY_NAME: words,
  COMPANY_ADDRESS: words,
  COMPANY_REPRESENTATIVE: words,
  COMPANY_REGISTER: words,
  COMPANY_VAT: words,
  COMPANY_PHONE: z
    .string()
    .trim()
    .regex(/^\+[\d\s().-]{5,30}$/, 'is no number as one dials it from abroad: +49 30 1234567')
    .optional(),
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
    insolvencyInsurer: values.COMPANY_INSOLVENCY_INSURER ?? null,
  };
}
