/** All tables, as Kysely types them: the names of the database on the left. */
import type * as accounts from './account-tables.ts';
import type * as catalogue from './catalogue-tables.ts';
import type * as content from './content-tables.ts';
import type * as identity from './identity-tables.ts';
import type * as images from './image-tables.ts';
import type * as limits from './limit-tables.ts';
import type * as mail from './mail-tables.ts';
import type * as meetups from './meetup-tables.ts';
import type * as newsletter from './newsletter-tables.ts';
import type * as wishlist from './wishlist-tables.ts';

export interface Database {
  travels: catalogue.TravelsTable;
  travel_texts: catalogue.TravelTextsTable;
  travel_slugs: catalogue.TravelSlugsTable;
  tours: catalogue.ToursTable;
  tour_bookings: catalogue.TourBookingsTable;
  tour_prices: catalogue.TourPricesTable;
  tour_changes: catalogue.TourChangesTable;
  coordinators: catalogue.CoordinatorsTable;
  reviews: catalogue.ReviewsTable;
  catalogue_version: catalogue.CatalogueVersionTable;

  meetups: meetups.MeetupsTable;
  events: meetups.EventsTable;
  event_guests: meetups.EventGuestsTable;

  custom_pages: content.CustomPagesTable;
  custom_page_texts: content.CustomPageTextsTable;
  blocks: content.BlocksTable;
  redirects: content.RedirectsTable;
  layouts: content.LayoutsTable;
  settings: content.SettingsTable;
  imports: content.ImportsTable;
  last_changes: content.LastChangesTable;

  accounts: accounts.AccountsTable;
  account_sessions: accounts.AccountSessionsTable;
  account_identities: accounts.AccountIdentitiesTable;
  one_time_codes: accounts.OneTimeCodesTable;

  wishlist_items: wishlist.WishlistItemsTable;
  notification_subscriptions: wishlist.NotificationSubscriptionsTable;
  alert_links: wishlist.AlertLinksTable;
  friend_links: wishlist.FriendLinksTable;
  link_friends: wishlist.LinkFriendsTable;
  removal_reasons: wishlist.RemovalReasonsTable;

  identity_records: identity.IdentityRecordsTable;
  identity_keys: identity.IdentityKeysTable;

  limit_counts: limits.LimitCountsTable;
  daily_counts: limits.DailyCountsTable;

  newsletter_subscriptions: newsletter.NewsletterSubscriptionsTable;
  newsletter_links: newsletter.NewsletterLinksTable;

  originals: images.OriginalsTable;
  image_names: images.ImageNamesTable;

  enquiries: mail.EnquiriesTable;
  mail_outbox: mail.MailOutboxTable;
}
