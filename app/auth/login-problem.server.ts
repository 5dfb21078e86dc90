/** What the page of a failed login shows. */
import type { Market } from '../../domain/market.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { noindexSeo, type PageSeo } from '../seo/page-seo.ts';
import { loginPath } from './return-path.ts';

export const LOGIN_PROBLEMS = ['unavailable', 'failed'] as const;
type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

export interface LoginProblemData {
  readonly problem: LoginProblem;
  readonly seo: PageSeo;
  readonly retryPath: string;
  readonly returnTo: string;
}

export async function loginProblem(
  problem: LoginProblem,
  { market, returnTo }: { readonly market: Market; readonly returnTo: string },
): Promise<LoginProblemData> {
  const { t } = await i18nextOf(market.textLocale);
  return {
    problem,
    seo: noindexSeo({
      title: t(`login:problem.${problem}.title`),
      description: t(`login:problem.${problem}.text`),
      canonical: '/login',
    }),
    retryPath: loginPath(returnTo),
    returnTo,
  };
}

/** The page of a login that the provider's answer did not end well. */
export function failedLoginPath(problem: LoginProblem, returnTo: string): string {
  return `/login/failed?${new URLSearchParams({ problem, returnTo })}`;
}
