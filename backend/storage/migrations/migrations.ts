/**
 * All migrations in the order in which they run. The list stands in code, so that a stray file is no
 * migration and a bundle needs no folder.
 *
 * A released migration is never changed: add a file with the next number and list it here (REL-05).
 * Columns are `text`, `integer` or `real`; see `column-types.ts` and `stored-values.ts`.
 */
import type { Migration } from 'kysely/migration';
import { up as catalogue } from './0001-catalogue.ts';
import { up as content } from './0002-content.ts';
import { up as accounts } from './0003-accounts.ts';
import { up as mail } from './0004-mail.ts';
import { up as identity } from './0005-identity.ts';
import { up as withdrawnTravels } from './0006-withdrawn-travels.ts';
import { up as loginTries } from './0007-login-tries.ts';
import { up as images } from './0008-images.ts';
import { up as enquiryWishes } from './0009-enquiry-wishes.ts';
import { up as reviews } from './0010-reviews.ts';
import { up as countryPages } from './0011-country-pages.ts';
import { up as tourOffers } from './0012-tour-offers.ts';
import { up as meetups } from './0013-meetups.ts';
import { up as lastChanges } from './0014-last-changes.ts';
import { up as newsletter } from './0015-newsletter.ts';
import { up as enquiryPromotion } from './0016-enquiry-promotion.ts';
import { up as tourCoordinators } from './0017-tour-coordinators.ts';
import { up as enquiryNames } from './0018-enquiry-names.ts';
import { up as eventStandIns } from './0019-event-stand-ins.ts';
import { up as unusedTables } from './0020-unused-tables.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': { up: catalogue },
  '0002-content': { up: content },
  '0003-accounts': { up: accounts },
  '0004-mail': { up: mail },
  '0005-identity': { up: identity },
  '0006-withdrawn-travels': { up: withdrawnTravels },
  '0007-login-tries': { up: loginTries },
  '0008-images': { up: images },
  '0009-enquiry-wishes': { up: enquiryWishes },
  '0010-reviews': { up: reviews },
  '0011-country-pages': { up: countryPages },
  '0012-tour-offers': { up: tourOffers },
  '0013-meetups': { up: meetups },
  '0014-last-changes': { up: lastChanges },
  '0015-newsletter': { up: newsletter },
  '0016-enquiry-promotion': { up: enquiryPromotion },
  '0017-tour-coordinators': { up: tourCoordinators },
  '0018-enquiry-names': { up: enquiryNames },
  '0019-event-stand-ins': { up: eventStandIns },
  '0020-unused-tables': { up: unusedTables },
};
