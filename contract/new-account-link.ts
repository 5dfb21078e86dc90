/**
 * Where the mailed link of a new account leads (WISH-02): a page of the embedded login provider, whose path
 * (`config/login-settings.ts`) it begins with. Nothing here needs a validator, so that the browser gets none.
 */
export const NEW_ACCOUNT_PATH = '/oidc/new-account/';

/** For how many days the link in the mail holds. */
export const NEW_ACCOUNT_DAYS = 7;
