/** What docs/settings.md says of each setting beside the default in its schema (config/settings.ts). */

interface SettingEntry {
  /** What it does, in Markdown. */
  readonly does: string;
  readonly example: string;
  /** In words, where the schema has no fixed default. */
  readonly default?: string;
}

interface SettingGroup {
  readonly title: string;
  /** Markdown below the title. */
  readonly intro?: string;
  readonly settings: Readonly<Record<string, SettingEntry>>;
}

const FROM_DISCOVERY = 'what the discovery document of `OIDC_ISSUER` says';

export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Mode and process',
    settings: {
      APP_MODE: {
        does: '`live` turns the demonstration off: no developer pages, 421 for unknown hosts, no demonstration defaults. The process refuses to start on one and names the setting.',
        example: 'live',
      },
      NODE_ENV: {
        does: '`npm run dev` and the tests set it. Live mode refuses `development`.',
        example: 'production',
      },
      HOST: {
        does: 'Address to listen on. A standalone backend listens on loopback unless this is set.',
        default: 'loopback in demonstration mode, all addresses in live mode',
        example: '127.0.0.1',
      },
      PORT: { does: 'Port of the site.', example: '8080' },
      BACKEND_PORT: {
        does: 'Port of a standalone backend (`npm run backend`).',
        example: '8081',
      },
      MAX_CONNECTIONS: {
        does: 'Connections that a process keeps open at a time. Each further one gets 503.',
        example: '5000',
      },
      TRUSTED_PROXIES: {
        does: 'Addresses or CIDR blocks of the proxies whose forwarded headers are trusted, or `none` where visitors connect directly.',
        default: 'none; required in live mode',
        example: '127.0.0.1,::1',
      },
      COUNTRY_HEADER: {
        does: 'Header in which a trusted proxy gives the country of the visitor, as two letters. The proxy must never pass on a visitor’s own.',
        example: 'x-visitor-country',
      },
      ALLOW_INSECURE: {
        does: 'What live mode otherwise refuses: `site` (`PUBLIC_PROTOCOL=http`), and connections without TLS to another machine (`smtp`, `postgres`, `backend`, `model`).',
        example: 'postgres',
      },
      LOG_LEVEL: {
        does: 'Least serious level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
        default: '`info` in live mode, `warn` in demonstration mode',
        example: 'warn',
      },
      LOG_NETWORKS: {
        does: '`plain` logs the network of a visitor as it is; by default it is a hash that changes each day ([security](security.md#events-in-the-log)).',
        example: 'plain',
      },
    },
  },
  {
    title: 'Brand and company',
    intro:
      'Name, colours, logo and fonts are in `brand/` ([make it your brand](operating.md#make-it-your-brand)); the build makes the icons and the share card from `brand/mark.svg`.',
    settings: {
      BRAND_NAME: {
        does: 'Name in titles, the header, mails and texts; it comes before that of `brand/brand.ts`. Texts of the content have it after the next import.',
        example: 'Example',
      },
      BRAND_EMAIL: {
        does: 'Address for the requests and questions of travellers.',
        default: 'a demonstration address; required in live mode',
        example: 'hello@example.com',
      },
      COMPANY_NAME: {
        does: 'The company behind the site, with its legal form: in the legal notice, the terms and the contacts. Set it together with `COMPANY_ADDRESS`.',
        default: 'none: legal pages say that this is a demonstration; required in live mode',
        example: 'Example Travel Ltd',
      },
      COMPANY_ADDRESS: {
        does: 'Its postal address. Set it together with `COMPANY_NAME`.',
        example: '1 Long Road, Dover CT16 1AA, United Kingdom',
      },
      COMPANY_REPRESENTATIVE: {
        does: 'Who represents the company, where the law asks for it.',
        example: 'Ada Example',
      },
      COMPANY_REGISTER: {
        does: 'Its entry in a register.',
        example: 'Amtsgericht Berlin, HRB 123456',
      },
      COMPANY_VAT: { does: 'Its VAT number.', example: 'DE123456789' },
      COMPANY_PHONE: { does: 'Its telephone number, from abroad.', example: '+49 30 1234567' },
      COMPANY_PHONE_HOURS: {
        does: 'When the telephone is answered, with the time zone. The button that asks for a seat has this, company and insurer beside it.',
        example: 'Mo-Fr 09:00-18:00 Europe/Rome',
      },
      COMPANY_EMERGENCY_PHONE: {
        does: 'Number for travellers on a trip.',
        example: '+49 30 7654321',
      },
      COMPANY_INSOLVENCY_INSURER: {
        does: 'Insurer that protects the payments of travellers: name, address, telephone.',
        example: 'Example Guarantee Fund, 2 Long Road, Dover, +44 1304 123456',
      },
    },
  },
  {
    title: 'Markets and hosts',
    intro:
      'A market’s host with `www.` before it, or without, leads to the host that is set (301).',
    settings: {
      BRAND_DOMAIN: {
        does: 'First part of the hosts of the markets in live mode: `example` gives example.it, example.com and so on.',
        default: 'none; live mode requires this or `MARKET_HOSTS`',
        example: 'example',
      },
      MARKET_HOSTS: {
        does: 'Hosts of single markets. The markets are `international`, `it`, `en-WE`, `en-US`, `es`, `fr` and `de`.',
        example: 'it=viaggi.example.org,en-WE=www.example.org',
      },
      WEEK_STARTS_ON: {
        does: 'First day of the week in the calendars of single markets: `sunday`, `monday` or `saturday`.',
        default: 'Sunday in the United States and the United Kingdom, Monday elsewhere',
        example: 'en-WE=monday',
      },
      PUBLIC_PROTOCOL: {
        does: '`https` or `http`, in the addresses that the site writes.',
        default: '`https` in live mode, `http` in demonstration mode',
        example: 'https',
      },
      HSTS_OPTIONS: {
        does: '`includeSubDomains`, or `includeSubDomains,preload`, in `Strict-Transport-Security`. It then binds hosts beside those of the site.',
        example: 'includeSubDomains',
      },
      INDEXING: {
        does: '`off` keeps a copy of the site out of search engines: each response has `X-Robots-Tag: noindex, nofollow`.',
        example: 'off',
      },
    },
  },
  {
    title: 'Database and backups',
    intro:
      'Tables are created and migrated at start. How to back up and restore is in [operating](operating.md#back-up-and-restore).',
    settings: {
      DATABASE_URL: {
        does: 'PostgreSQL 15 or later; without it the database is a SQLite file in `DATA_FOLDER`.',
        default: 'none; live mode requires this or `DATA_FOLDER`',
        example: 'postgres://user:password@host/database?sslmode=verify-full',
      },
      DATA_FOLDER: {
        does: 'Folder of the SQLite file, and of the sizes of pictures that have been made (`images`, which can be deleted).',
        example: '/var/lib/cordata',
      },
      BACKUP_FOLDER: {
        does: 'Has the site make a backup each night, after 2:00 UTC or when it starts next.',
        default: 'none: no backups are made',
        example: '/var/backups/cordata',
      },
      BACKUPS_KEPT: { does: 'How many of the nightly backups stay.', example: '30' },
    },
  },
  {
    title: 'Secrets',
    intro: 'How to make and replace them is in [operating](operating.md#keys-and-secrets).',
    settings: {
      SESSION_SECRET: {
        does: 'The keys that sign forms and links, seal codes in mails and hash networks in the log come from it. All processes of a site, and a restored backup, need the same one.',
        default: 'a demonstration secret, which live mode refuses',
        example: 'Zq3rN0vYw5xk1mC8eT7uJ2bL9sG4hP6aD0fKiXoVyWQ',
      },
      BACKEND_TOKEN: {
        does: 'What site and standalone backend share: the site shows it with each call and signs with it for whom a call is made. Two tokens, separated by a space, let one replace the other ([decision 0063](decisions/0063-callers-of-the-backend-are-known.md)).',
        default:
          'none; live mode requires it with a remote or standalone backend, and so does a standalone one whose `HOST` is not loopback',
        example: 'hT5wq8ZrXv2Yk0Nc7mB4sL1dJ9gF3pA6eUiRoKtQyVx',
      },
    },
  },
  {
    title: 'Mail',
    settings: {
      SMTP_URL: {
        does: 'Mail server: `smtps://…`, or `smtp://…:587?requireTLS=true` for STARTTLS.',
        default: 'none: `/dev/mail` shows what would be sent; required in live mode',
        example: 'smtps://user:password@mail.example.com',
      },
      MAIL_FROM: {
        does: 'Sender of the mails.',
        default: 'a demonstration address; required in live mode',
        example: 'hello@example.com',
      },
    },
  },
  {
    title: 'Bookings and limits',
    intro:
      'Limits count for all processes together. Over a limit, a form comes back filled in, with 429 and when to try again.',
    settings: {
      BOOKINGS_URL: {
        does: 'Your booking site: after another check of the departure, visitors are redirected to `{BOOKINGS_URL}/booking/{tour}/start`.',
        default: 'none: the site has a form for requests',
        example: 'https://bookings.example.com',
      },
      BOOKING_CLOSING_DAYS: {
        does: 'Days before departure on which a seat can last be requested online. No listing shows the departure after that.',
        example: '7',
      },
      FORMS_PER_NETWORK: {
        does: 'Forms (requests for seats, newsletter) that the visitors of one network (IPv4 /24, IPv6 /56) may send in an hour; ten times as many questions to the chat, fifty times as many counted events.',
        example: '60',
      },
      MAILS_PER_HOUR: {
        does: 'Mails that forms may cause in an hour. The first one over it is an `error` in the log.',
        example: '5000',
      },
    },
  },
  {
    title: 'Login and accounts',
    intro:
      'Without `OIDC_ISSUER` an OpenID provider runs inside the process. For another provider, register the redirect URL `https://HOST/login/redirect` and the post-logout URL `https://HOST/` for the host of each market. To keep the embedded provider in live mode, set `LOGIN_HOST`, point that host to the same process, and begin with a database that demonstration mode has never filled.',
    settings: {
      LOGIN_HOST: {
        does: 'Host of the embedded provider: not a host of a market.',
        default: '`login.localhost`; live mode requires this or `OIDC_ISSUER`',
        example: 'login.example.com',
      },
      OIDC_ISSUER: {
        does: 'Issuer of another provider, exactly as in its discovery document; https in live mode.',
        example: 'https://accounts.example.com',
      },
      OIDC_CLIENT_ID: {
        does: 'This site’s registration with `OIDC_ISSUER`.',
        default: 'none; required with `OIDC_ISSUER`',
        example: 'website',
      },
      OIDC_CLIENT_SECRET: {
        does: 'Its secret, sent by HTTP Basic. Leave it out for a public client.',
        example: 'rT6yU8iO0pLkJhGf',
      },
      OIDC_SCOPES: {
        does: 'Scopes that the site asks for. `offline_access` implies `prompt=consent`.',
        example: 'openid profile email',
      },
      OIDC_AUTHORIZE_URL: {
        does: 'Overrides discovery. Where authorize, token and keys are set, there is no discovery: set userinfo and logout too.',
        default: FROM_DISCOVERY,
        example: 'https://accounts.example.com/authorize',
      },
      OIDC_TOKEN_URL: {
        does: 'Likewise, where codes are exchanged for tokens.',
        default: FROM_DISCOVERY,
        example: 'https://accounts.example.com/token',
      },
      OIDC_USERINFO_URL: {
        does: 'Likewise, where the site reads who somebody is.',
        default: FROM_DISCOVERY,
        example: 'https://accounts.example.com/userinfo',
      },
      OIDC_LOGOUT_URL: {
        does: 'Likewise, where people log out. Set it if that is on another host than the issuer.',
        default: FROM_DISCOVERY,
        example: 'https://accounts.example.com/logout',
      },
      OIDC_KEYS_URL: {
        does: 'Likewise, the keys that sign tokens.',
        default: FROM_DISCOVERY,
        example: 'https://accounts.example.com/keys',
      },
      OIDC_TIMEOUT_MS: {
        does: 'Milliseconds that an answer of the provider may take.',
        example: '1500',
      },
      OIDC_PICTURE_ORIGINS: {
        does: 'Origins of profile pictures besides that of the issuer.',
        example: 'https://pictures.example.com',
      },
      ACCOUNT_API_URL: {
        does: 'Base of the account API: the site asks at `backoffice/users/me` below it who is logged in, with the person’s access token. A backend that answers has to know the provider too: a standalone one by the same `OIDC_*`; for the embedded provider of the site by the same database, or by `OIDC_ISSUER=http://login.localhost:3000/oidc` (wherever the site’s provider is) and `OIDC_CLIENT_ID=site`.',
        default: 'the backend',
        example: 'https://accounts.example.com/api',
      },
      ACCOUNT_URL: {
        does: 'Base of an account site that replaces the account area.',
        default: 'the account area of the site',
        example: 'https://my.example.com',
      },
      PRIVACY_VERSION: {
        does: 'Date of the current privacy policy. Whoever has accepted another one is asked again at the next login.',
        example: '2026-11-01',
      },
    },
  },
  {
    title: 'Backend',
    intro:
      'A remote backend implements the contract under `/v1`, as `npm run backend` serves it and `/v1/openapi.json` describes it. Each response carries the catalogue version in `x-catalogue-version`, and `GET /v1/version` returns it; without either, cached pages are rendered again every two seconds.',
    settings: {
      API_BASE_URL: {
        does: 'Remote backend that the site uses in place of the embedded one.',
        default: 'none: the embedded backend',
        example: 'https://api.example.com',
      },
      API_TIMEOUT_MS: {
        does: 'Milliseconds that a call may take; all calls of a page together half as long again.',
        example: '1500',
      },
      API_ANSWER_MB: {
        does: 'Megabytes that an answer may have; a larger one counts as none.',
        example: '8',
      },
    },
  },
  {
    title: 'Pages, pictures and caches',
    intro:
      'Pages that are the same for everybody are cached in memory until the catalogue or the day changes ([decision 0027](decisions/0027-cache-rendered-pages-as-compressed-bytes.md)). A CDN has to keep copies of pictures apart by `Accept` and `Save-Data`, as `Vary` says.',
    settings: {
      HTML_CACHE_MB: {
        does: 'Megabytes of cached pages in each process; 0 turns the cache off, as `npm run dev` does.',
        example: '64',
      },
      CDN_MAX_AGE_S: {
        does: 'Seconds that a CDN may cache a page that everybody sees (`s-maxage`), and again as many that it may serve it while it revalidates: changes show that much later. Only for a CDN that respects `Vary: Cookie` or passes requests with cookies through. Sitemaps, `robots.txt`, the feed and calendars may always be cached, and are revalidated before each use.',
        example: '60',
      },
      IMAGES_BASE_URL: {
        does: 'What stands before `/resource` in the addresses of pictures, for a CDN.',
        default: 'the hosts of the site',
        example: 'https://pictures.example.com',
      },
      IMAGES_AHEAD: {
        does: '`off` makes a size of a picture when a visitor first asks for it. `on` makes all sizes in the background, one at a time, with a quarter of a core.',
        example: 'off',
      },
      SERVICE_WORKER: {
        does: '`off` keeps no pages for visitors without a connection: browsers get a worker that removes what was kept, and itself.',
        example: 'off',
      },
    },
  },
  {
    title: 'Feature flags',
    intro: '[Feature flags](feature-flags.md) describes the flags and the file.',
    settings: {
      FLAGS_FILE: {
        does: 'File with the flags. Pages show a change within two seconds.',
        example: '/etc/cordata/flags.json',
      },
      FLAGS_URL: {
        does: 'Base URL of a service that speaks OFREP, the protocol of OpenFeature, used in place of the file.',
        example: 'https://flags.example.com',
      },
      FLAGS_TOKEN: { does: 'Sent to it as `Authorization: Bearer`.', example: 'c3VwZXJzZWNyZXQ' },
    },
  },
  {
    title: 'Statistics and errors',
    intro:
      'Events are counted or sent only for visitors who consented on `/cookies`; [statistics](analytics.md) describes each event. Errors, of browsers too, are lines of the log on standard output.',
    settings: {
      TAG_MANAGER_URL: {
        does: 'Script of a tag manager, loaded only after consent.',
        example: 'https://tags.example.com/container.js',
      },
      TAG_MANAGER_ORIGINS: {
        does: 'Other origins that the script sends to and loads from, separated by spaces or commas.',
        example: 'https://collect.example.com',
      },
      MESSAGING_WIDGET_URL: {
        does: 'Script of a messaging widget, loaded only after consent.',
        example: 'https://widget.example.com/widget.js',
      },
      ANALYTICS_COLLECTOR: {
        does: '`on` has the site itself count events by day, after consent. `npm run analytics` prints the counts.',
        example: 'on',
      },
      ANALYTICS_DAYS: {
        does: 'Days for which counts stay; a setting of the backend.',
        example: '90',
      },
      ERROR_REPORTS_URL: {
        does: 'Where errors of the log are also posted as JSON, without the network of the visitor: at most 60 a minute from each process. Nothing waits for it.',
        example: 'https://errors.example.com/report',
      },
      ERROR_REPORTS_TOKEN: {
        does: 'Sent to it as `Authorization: Bearer`.',
        example: 'ZXJyb3JzLXRva2Vu',
      },
    },
  },
  {
    title: 'Language model',
    intro:
      'What the rules do not understand of a question can be sent to a language model that speaks the protocol of OpenAI. It chooses filters of the search, and which sentences of our pages the chat quotes; no text of it is shown ([0086](decisions/0086-a-language-model-may-read-what-rules-do-not.md), [0088](decisions/0088-a-model-may-choose-what-is-quoted.md)). `/cookies` and the privacy policy name its host; a contract on data protection with the provider is yours to make. With a remote backend both processes need these settings, the site without the key.',
    settings: {
      AI_BASE_URL: {
        does: 'What stands before `/chat/completions`. Requires `AI_MODEL`.',
        example: 'https://models.example.com/v1',
      },
      AI_MODEL: {
        does: 'Name of the model. It has to take `response_format` with a JSON schema.',
        example: 'small-model',
      },
      AI_API_KEY: { does: 'Sent to it as `Authorization: Bearer`.', example: 'bW9kZWwta2V5' },
      AI_TIMEOUT_MS: { does: 'Milliseconds that its answer may take.', example: '5000' },
    },
  },
];
