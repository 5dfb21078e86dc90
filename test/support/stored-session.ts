/** The login session of somebody with an account, as it is stored. */
import { siteSettings } from '../../app/site-settings.server.ts';

const USER = {
  id: 'account',
  firstName: 'Ada',
  lastName: null,
  email: null,
  pictureImage: null,
  role: 'traveller',
  market: 'it',
  acceptsMarketing: false,
};

export function storedSession(changes: object = {}) {
  const data = {
    issuer: siteSettings().login.issuer,
    subject: 'ada',
    name: 'Ada',
    picture: null,
    email: null,
    isEmailProven: false,
    idToken: '',
    accessToken: '',
    accessExpiresAt: Number.MAX_SAFE_INTEGER,
    refreshToken: null,
    user: USER,
    mustAcceptPrivacy: null,
    ...changes,
  };
  return { tokenHash: 'h'.repeat(43), data };
}
