/**
 * "Imports run one way" (architecture.md), a rule for each arrow:
 *
 *   domain <- contract <- i18n <- api <- {search, wishlist, auth, …} <- {blocks, layout} <- pages
 *          <- routes <- server.ts,   styles <- ui <- whatever draws,
 *   {domain, contract} <- customer-code <- {backend, the site's server files},
 *   {domain, contract, config, packages} <- backend <- server.ts,   {domain, contract, config} <- edge <- server.ts,
 *   brand <- {config, backend, edge, app}
 *
 * Tests may import anything. scripts/dependency-rules.test.ts proves of each rule that it fires.
 */
const TESTS = ['\\.test\\.tsx?$', '^test/', '^packages/demonstration/checks/'];

/** The programs at the root: the site's process, and the backend's when it runs by itself. */
const PROGRAMS = '^(backend-)?server\\.ts$';
const SERVER_CODE = [
  PROGRAMS,
  '^(backend|config|customer-code|edge|scripts)/',
  '^packages/demonstration/catalogue/',
  '\\.server\\.tsx?$',
];

/**
 * What Remix runs on both sides: it takes loaders, actions and what only they import out of the browser's. Of a
 * folder in `app/routes` that is `route.tsx` alone; its other files are ordinary modules.
 */
const ROUTE_MODULES = ['^app/routes/([^/]+|[^/]+/route)\\.tsx?$', '^app/root\\.tsx$'];
const ROUTE_FOLDERS = '^app/routes/[^/]+/';

/** The site's own settings and log, beside the folders: they know config alone. */
const SITE_BASE = '[^/]+\\.server\\.ts$|(load-context|page-location)\\.ts$';

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} from a folder or file
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to,
});

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} to what may be imported by
 * @param {readonly string[]} allowed only these and tests
 * @param {object} [more]
 */
const reserve = (name, comment, to, allowed, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: [...allowed, ...TESTS] },
  to: { path: to, ...more },
});

/** What is only a type leaves nothing behind at run time. */
const NO_TYPES = { dependencyTypesNot: ['type-only'] };

const FEATURES =
  '(alerts|analytics|auth|calendar-file|chat|cookies|country-offer|flags|forms|images|meetups|network|newsletter|route-map|search|seo|wishlist)';

module.exports = {
  forbidden: [
    forbid(
      'domain-is-pure',
      'The travel rules know nothing but each other and dayjs.',
      '^domain/',
      { pathNot: ['^domain/', '^node_modules/dayjs/'] },
    ),
    forbid(
      'contract-knows-domain',
      'The contract is domain words, zod schemas, and what the site signs for the backend.',
      '^contract/',
      { pathNot: ['^(contract|domain)/', '^node_modules/(zod|jose)/'] },
    ),
    forbid('brand-knows-nothing', 'A company edits it without knowing the code.', '^brand/', {
      pathNot: ['^brand/', '^node_modules/@fontsource-variable/'],
    }),
    reserve(
      'brand-is-for-what-shows-it',
      'Rules, contract and packages are the same under any brand (decision 0104).',
      '^brand/',
      ['^(app|backend|brand|config|edge|scripts)/', '^vite\\.config\\.ts$'],
    ),
    forbid('config-knows-domain', 'Settings are read before anything else stands.', '^config/', {
      path: ['^(app|backend|contract|edge|scripts|test)/', PROGRAMS],
    }),
    reserve(
      'config-stays-on-the-server',
      'Settings hold secrets: a browser chunk must not reach them.',
      '^config/',
      [...SERVER_CODE, ...ROUTE_MODULES],
      NO_TYPES,
    ),
    forbid(
      'customer-code-knows-the-contract',
      'Backend and site clean the same way, and neither is asked how.',
      '^customer-code/',
      { path: ['^(app|backend|config|edge|scripts|test)/', PROGRAMS] },
    ),
    reserve(
      'customer-code-stays-on-the-server',
      'Parsers of HTML and CSS are no load for a browser.',
      '^customer-code/',
      SERVER_CODE,
      NO_TYPES,
    ),
    forbid(
      'posters-know-no-project',
      'A package is used by the project and knows nothing of it.',
      '^packages/posters/',
      {
        path: ['^(app|backend|config|contract|customer-code|domain|edge|scripts|test)/', PROGRAMS],
      },
    ),
    reserve(
      'posters-are-drawn-at-import',
      'The database keeps what was drawn (decision 0057); a gallery shows examples.',
      '^packages/posters/',
      ['^packages/', '^backend/content-import/', '^server\\.ts$', '^scripts/'],
      NO_TYPES,
    ),
    forbid(
      'demonstration-knows-domain',
      'The invented company sells by days, seats and prices as the domain has them (decision 0057).',
      '^packages/demonstration/src/',
      { pathNot: ['^domain/', '^packages/demonstration/src/'] },
    ),
    reserve(
      'demonstration-has-one-door',
      'Only the importer invents anything, and it is told whether to; programs measure and check.',
      '^packages/demonstration/',
      ['^packages/demonstration/', '^backend/demonstration\\.ts$', '^scripts/', '^test/'],
    ),
    forbid(
      'backend-knows-no-site',
      'The backend answers the contract, whoever asks.',
      '^backend/',
      { path: ['^(app|edge|scripts|test)/', PROGRAMS] },
    ),
    reserve(
      'backend-stays-behind-the-contract',
      'The site speaks HTTP to it; one file makes the embedded one.',
      '^backend/',
      [
        '^backend/',
        PROGRAMS,
        '^scripts/',
        '^packages/demonstration/catalogue/',
        '^app/api/embedded\\.server\\.ts$',
      ],
    ),
    forbid(
      'edge-knows-no-site',
      'The HTTP edge stands before the site and the backend.',
      '^edge/',
      { path: ['^(app|backend|scripts|test)/', PROGRAMS] },
    ),
    reserve('edge-belongs-to-the-server', 'Only a process has an edge.', '^edge/', [
      '^edge/',
      PROGRAMS,
      '^scripts/',
      '^packages/demonstration/catalogue/generate\\.ts$',
    ]),
    reserve('nothing-imports-the-server', 'server.ts is where it all comes together.', PROGRAMS, [
      PROGRAMS,
    ]),
    forbid(
      'app-knows-no-server',
      'The site is imported by the process, not the other way round.',
      '^app/',
      { path: '^scripts/' },
    ),
    forbid(
      'i18n-is-the-bottom-of-the-site',
      'Words and markets come before calls; a link to a page is a link.',
      '^app/i18n/',
      {
        path: `^app/(?!i18n/|ui/link\\.tsx$|${SITE_BASE})`,
      },
    ),
    forbid('api-knows-i18n', 'The client for the contract draws nothing.', '^app/api/', {
      path: `^app/(?!(api|i18n)/|${SITE_BASE})`,
    }),
    forbid(
      'features-know-no-page',
      'A feature is drawn by blocks and layout.',
      `^app/${FEATURES}/`,
      {
        path: ['^app/(blocks|layout|pages|routes)/', '^app/[^/]+\\.tsx$'],
      },
    ),
    forbid('blocks-and-layout-know-no-page', 'A page is made of them.', '^app/(blocks|layout)/', {
      path: ['^app/(pages|routes)/', '^app/[^/]+\\.tsx$'],
    }),
    forbid(
      'block-content-knows-the-contract',
      'The importer reads the schemas of blocks, in a process without the site.',
      '^app/blocks/[^/]+/content\\.ts$',
      {
        path: [
          '^app/(?!blocks/[^/]+/content\\.ts$)',
          '^(backend|config|customer-code|edge|scripts|test)/',
        ],
      },
    ),
    forbid(
      'modals-know-no-page',
      'They show what a page has loaded: its types alone.',
      '^app/modals/',
      {
        path: ['^app/(pages|routes)/', '^app/[^/]+\\.tsx$'],
        ...NO_TYPES,
      },
    ),
    forbid('pages-know-no-route', 'One splat route draws any page.', '^app/pages/', {
      path: ['^app/routes/', '^app/[^/]+\\.tsx$'],
      ...NO_TYPES,
    }),
    {
      name: 'nothing-imports-a-route',
      comment:
        'Remix alone calls routes: what two of them share stands elsewhere. Types may be read.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: [...ROUTE_MODULES, '^app/entry\\.'], ...NO_TYPES },
    },
    reserve(
      'a-route-folder-is-its-own',
      'Its files belong to the route: what has a second caller stands elsewhere.',
      ROUTE_FOLDERS,
      [ROUTE_FOLDERS],
      NO_TYPES,
    ),
    {
      name: 'routes-share-no-folder',
      comment: 'The same between two routes; a folder is told by the first part of its path.',
      severity: 'error',
      from: { path: '^app/routes/([^/.]+)[^/]*/', pathNot: TESTS },
      to: { path: ROUTE_FOLDERS, pathNot: '^app/routes/$1[^/]*/', ...NO_TYPES },
    },
    forbid('styles-are-the-bottom-of-ui', 'Tokens know no component.', '^app/styles/', {
      path: ['^app/(?!styles/)', '^(backend|config|contract|domain|edge)/'],
    }),
    forbid('ui-knows-styles', 'Primitives know no travel word.', '^app/ui/', {
      path: [
        '^app/(?!(styles|ui)/|is-page-hydrated\\.ts$)',
        '^(backend|config|contract|domain|edge)/',
      ],
    }),
    reserve(
      'server-files-stay-on-the-server',
      'Remix refuses to build them into the browser, and a page must not need them.',
      '\\.server\\.tsx?$',
      [...SERVER_CODE, ...ROUTE_MODULES],
      NO_TYPES,
    ),
    {
      name: 'tests-are-not-imported',
      comment: 'What ships does not lean on a test; a bench may measure what the tests made up.',
      severity: 'error',
      from: { pathNot: [...TESTS, '^scripts/'] },
      to: { path: TESTS },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, for a type too, are one or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment:
        'A module that nothing imports and that imports nothing is left over. Not asked of those that ' +
        'something else finds: routes, entries, styles and examples by glob, tests, programs.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          ...TESTS,
          ...ROUTE_MODULES,
          '^app/(entry\\.|routes\\.ts$)',
          '\\.(css|examples|d)\\.ts$',
          '^scripts/',
          PROGRAMS,
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(build|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] },
  },
};
