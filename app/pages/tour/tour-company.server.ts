/**
 * Who else thinks of a departure, asked for with the address of its modal alone (TRV-08). A page that others
 * get is drawn without a session, so that no name can get into it; the count makes it live a minute.
 */
import { accountId, sessionOf } from '../../auth/session.server.ts';
import { readModal } from '../../modals/modal-address.ts';
import { siteSettings } from '../../site-settings.server.ts';
import type { TourCompany } from '../../travel/tour-company.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';

/** Null where the address opens another modal, or none. */
export async function tourCompanyOf(
  code: string,
  { url, request, context, api }: Pick<PageLoaderArguments, 'url' | 'request' | 'context' | 'api'>,
): Promise<TourCompany | null> {
  if (readModal(url)?.name !== 'group-info') return null;
  const names = async (): Promise<TourCompany['names']> => {
    const session = await sessionOf(request, context);
    if (!session) return { kind: 'loggedOut' };
    const answer = await api.companions(code, {
      reader: accountId(session.data, siteSettings().sessionSecret),
    });
    if (answer.outcome !== 'success') return { kind: 'unavailable' };
    return { kind: 'known', companions: answer.data.data };
  };
  const [interest, known] = await Promise.all([api.interest(code), names()]);
  return { people: interest.outcome === 'success' ? interest.data.data.people : 0, names: known };
}
