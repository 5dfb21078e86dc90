/** What the page of a login that came to nothing shows. */
import type { Market } from '../../domain/market.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { loginPath } from './return-path.ts';

const LOGIN_PROBLEMS = ['unavailable', 'failed'] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

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
    seo: {
      title: t(`login:problem.${problem}.title`),
      description: t(`login:problem.${problem}.text`),
      robots: 'noindex',
      canonical: '/login',
      alternates: {},
    },
    retryPath: loginPath(returnTo),
    returnTo,
  };
}
