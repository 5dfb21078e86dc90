/** WCAG 2.2 AA by axe: every kind of page, narrow and wide, light and dark; `npm run test:barriers` all in every market. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ACCOUNT_SECTIONS, accountAddress } from '../../app/auth/account-address.ts';
import { formAddress } from '../../app/routes/account._index/account-forms.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { identityWords } from '../../backend/identity/identity-words.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { DESKTOP, hydrated, PHONE, testBrowser, type Visitor } from '../support/browser.ts';
import {
  bookableTour,
  gatheringTour,
  pathOfPage,
  SITE_PAGES,
  tourPath,
  type SitePage,
} from '../support/site-paths.ts';
import { findBarriers, type RuleSet } from '../support/barriers.ts';
import { mailedCode, newAddress, startJourney } from '../support/journey.ts';
import { startKeyboardJourney } from '../support/keyboard.ts';
import { faintWords } from '../support/picture-contrast.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser({ hasPictures: true });

/** The parts that are more than the markup of the page: a search bar, panels that open, a calendar, a form. */
const WITH_PARTS: readonly SitePage[] = ['home', 'search', 'travel', 'booking start'];
/** Of the parts of other pages, with other cards: one look each, in turn. */
const STATES: readonly SitePage[] = [
  'travels',
  'confirmed departures',
  'sales',
  'area',
  'country',
  'search for travels',
  'search with filters',
  'search without results',
  'asking with results',
  'asking without results',
  'tour that gathers people',
  'booking sent',
];
/** Pages are shared out among them: they differ in nothing but words that axe looks at. */
const MARKETS_IN_TURN: readonly MarketId[] = [
  'it',
  'de',
  'en-US',
  'fr',
  'es',
  'en-WE',
  'international',
];

interface Look {
  readonly viewport: typeof PHONE;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: RuleSet;
}

/**
 * Wide and narrow, light and dark, in two looks: pages take one pair or the other in turn, so that what many of
 * them have is looked at in all four.
 */
const PAIRS = [
  [
    { viewport: DESKTOP, colorScheme: 'light', rules: 'all' },
    { viewport: PHONE, colorScheme: 'dark', rules: 'all' },
  ],
  [
    { viewport: PHONE, colorScheme: 'light', rules: 'all' },
    { viewport: DESKTOP, colorScheme: 'dark', rules: 'all' },
  ],
] as const satisfies readonly (readonly [Look, Look])[];
const LOOKS: readonly Look[] = PAIRS.flat();
/** All looks at all pages in all markets: too long for each change. */
const isAll = process.env.ALL_BARRIERS === '1';

const inTurn = <Item>(items: readonly Item[], place: number): Item =>
  items[place % items.length] as Item;

/** A page with the markets and the looks that it is looked at in. */
function visitsOf(page: SitePage, place: number) {
  const markets = isAll ? MARKETS_IN_TURN : [inTurn(MARKETS_IN_TURN, place)];
  return markets.map((marketId) => [page, marketId, looksAt(page, place)] as const);
}

function looksAt(page: SitePage, place: number): readonly Look[] {
  if (isAll || WITH_PARTS.includes(page)) return LOOKS;
  return STATES.includes(page) ? [inTurn(LOOKS, place)] : inTurn(PAIRS, place);
}

describe.concurrent('A11Y-01 no barrier', () => {
  test.each(SITE_PAGES.flatMap(visitsOf))(
    'on the page “%s” of %s, which is hydrated in silence',
    async (page, marketId, looks) => {
      await expectNoBarriers(page, looks, await browser.visitor(marketId, { isAmongOthers: true }));
    },
  );

  // What the server sends is what the browser draws by itself (e2e/pages.test.ts compares them): few are enough,
  // and their colours were looked at above.
  test.each((isAll ? SITE_PAGES : WITH_PARTS).map((page, place) => [page, place] as const))(
    'on the page “%s” where no script arrives',
    async (page, place) => {
      const [look] = inTurn(PAIRS, place);
      await expectNoBarriers(
        page,
        [{ ...look, rules: 'markup' }],
        await browser.visitor(inTurn(MARKETS_IN_TURN, place + 3), {
          scripts: 'lost',
          isAmongOthers: true,
        }),
      );
    },
  );
});

/** More than stand side by side, a departure among them. */
const TO_COMPARE = [
  bookableTour().code,
  'japan-tokyo-kyoto',
  'azores-islands',
  'andalusia-cities-sierra',
  'albania-mountains-coast',
];

test('A11Y-01 WISH-04 no barrier in what opens: menus, sort, a comparison, a form that was not taken', async () => {
  const marketId = 'de';
  const visitor = await browser.visitor(marketId);
  const { page, t } = await startJourney(visitor);
  const menu = unfoldingMenu(marketId);
  const banner = page.getByRole('banner');
  const found: string[] = [];
  const look = async (name: string, looks: readonly Look[]) => {
    for (const each of looks) found.push(...(await barriersOf(page, name, each)));
  };
  const desktop = LOOKS.filter(({ viewport }) => viewport === DESKTOP);
  const phone = LOOKS.filter(({ viewport }) => viewport === PHONE);

  // A page without pictures: the words on those that the menu covers cannot be measured.
  await visitor.open(pathOfPage('cookies', marketId));
  await banner.locator('summary:visible', { hasText: menu.label }).click();
  await banner.getByRole('link', { name: menu.link, exact: true }).waitFor();
  await look('open mega-menu', desktop);

  await page.setViewportSize(PHONE);
  await visitor.open(pathOfPage('search with filters', marketId));
  await page.getByText(t('listing:sort.label', { sort: t('listing:sort.price-asc') })).click();
  await page.getByRole('link', { name: t('listing:sort.date-asc'), exact: true }).waitFor();
  await look('open sort menu', phone);
  await banner.locator('summary', { hasText: t('layout:header.menu') }).click();
  await banner.locator('summary:visible', { hasText: menu.label }).click();
  await banner.getByRole('link', { name: menu.link, exact: true }).waitFor();
  await look('open menu of a phone', phone);

  await visitor.open(`/compare?ids=${TO_COMPARE.join()}`);
  await look('comparison', LOOKS);

  await visitor.open(pathOfPage('booking start', marketId));
  await page.getByRole('button', { name: t('enquiry:form.send') }).click();
  await page.getByRole('alert').waitFor();
  await look('form that was not taken', PAIRS[0]);
  expect(found.join('\n')).toBe('');
});

test.each(isAll ? MARKETS_IN_TURN : ['de' as const])(
  'A11Y-01 A11Y-02 AUTH-02 AUTH-07 CODE-01 WISH-04 an account is made, used and deleted by keyboard, without a barrier, %s',
  async (marketId) => {
    const visitor = await browser.visitor(marketId);
    const { page, context, open } = visitor;
    const { t, press, write, tick, unseen } = await startKeyboardJourney(visitor);
    const words = identityWords(MARKETS[marketId]);
    const email = newAddress();
    const password = 'twelve-on-a-rope';
    const found: string[] = [];
    let place = 0;
    const look = async (name: string) => {
      const looks = isAll ? LOOKS : inTurn(PAIRS, place++);
      for (const each of looks) found.push(...(await barriersOf(page, name, each)));
    };
    const lookAt = async (heading: string) => {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await look(heading);
    };
    const submit = (name: string) => press(page.getByRole('button', { name, exact: true }));
    const writeCode = async () => {
      await write(page.getByLabel(words.code.label), await mailedCode(context, email));
      await submit(words.code.submit);
    };

    await page.goto(`${originOf(marketId)}/login`);
    await lookAt(words.login.title);
    await press(page.getByRole('link', { name: words.login.signUp }));
    await lookAt(words.email.signUp.title);
    await write(page.getByLabel(words.login.email), email);
    await submit(words.email.submit);
    await lookAt(words.code.title);
    await write(page.getByLabel(words.code.label), '1');
    await submit(words.code.submit);
    await page.getByRole('alert').waitFor();
    await look('wrong code');
    await writeCode();
    await lookAt(words.details.title);
    await write(page.getByLabel(words.details.firstName, { exact: true }), 'Nora');
    // Of radio buttons the tab key comes to the first.
    await tick(page.getByLabel(words.details.accept));
    await submit(words.details.submit);
    await page.waitForURL(`${originOf(marketId)}/`);

    for (const section of ACCOUNT_SECTIONS) {
      await open(accountAddress(section));
      await look(section);
    }
    await open(accountAddress('partnership'));
    await submit(t('account:partnership.send'));
    await page.getByRole('alert').getByText(t('account:error.messageMissing')).waitFor();
    await look('form not taken');

    const wishlist = pathOf('wishlist', marketId);
    await open(wishlist);
    await look('empty wishlist');
    const { travelId, code: tourCode } = bookableTour();
    await page.evaluate(
      (item) => fetch('/saved', { method: 'POST', body: new URLSearchParams(item) }),
      { intent: 'add', travelId, tourCode },
    );
    await open(wishlist);
    await look('wishlist');
    await open(`/compare?ids=${TO_COMPARE.slice(0, 2).join()}`);
    await submit(t('compare:invite.make'));
    await page.waitForURL(/\/compare\/[\w-]+$/);
    await write(page.getByLabel(t('compare:friends.name')), 'Nora');
    await tick(page.getByLabel(t('compare:mark.like')).first());
    await submit(t('compare:friends.send'));
    await page.waitForURL(/\?marked$/);
    // Told at the top, far from the button.
    await page.getByText(t('compare:friends.marked')).and(page.locator(':focus')).waitFor();
    await look('marks of friends');
    await open(wishlist);
    await press(page.getByRole('link', { name: t('wishlist:remove') }));
    await page.waitForURL(/[?&]modal=remove-confirm/);
    await look('removal to confirm');
    await submit(t('wishlist:confirm.remove'));
    await page.waitForURL(/\?removed=/);
    await press(page.getByText(t('wishlist:reason.title')));
    await look('removed');

    await open(accountAddress('account-profile'));
    await press(page.getByRole('link', { name: t('account:profile.setPassword') }));
    await write(page.getByLabel(words.login.email), email);
    await submit(words.email.submit);
    await writeCode();
    await lookAt(words.newPassword.title);
    await write(page.getByLabel(words.newPassword.label), password);
    await submit(words.newPassword.submit);
    await write(page.getByLabel(words.login.email), email);
    await write(page.getByLabel(words.login.password), password);
    await submit(words.login.submit);
    await page.waitForURL(
      `${originOf(marketId)}${accountAddress('account-profile')}&done=password`,
    );
    await page.getByText(t('account:done.password')).waitFor();

    await hydrated(page);
    await submit(t('account:delete.sendCode'));
    const code = page.getByLabel(t('account:delete.code'));
    await code.waitFor();
    await look('deletion');
    await write(code, await mailedCode(context, email));
    await submit(t('account:delete.confirm'));
    await lookAt(t('account:deleted.title'));
    expect(found.join('\n')).toBe('');
    expect([...unseen].join('\n')).toBe('');
    // The browser reports the answers to forms that were not taken.
    expect(visitor.takeProblems().filter((problem) => !/ 4(00|22)\b/.test(problem))).toEqual([]);
  },
  // Some twenty looks of axe on one way: a slow machine with others at work needs more than the usual limit.
  240_000,
);

test.each(isAll ? MARKETS_IN_TURN : ['fr' as const])(
  'A11Y-01 NTFY-01 no barrier where alerts are turned on, listed and turned off, %s',
  async (marketId) => {
    const visitor = await browser.visitor(marketId);
    const { page, open } = visitor;
    const { t, press, write } = await startJourney(visitor);
    const found: string[] = [];
    const look = async (name: string) => {
      for (const each of isAll ? LOOKS : PAIRS[0])
        found.push(...(await barriersOf(page, name, each)));
    };
    const modal = `${tourPath(gatheringTour(), marketId)}?modal=notification-opt-in`;
    const list = accountAddress('account-communications');
    await page.goto(`${originOf(marketId)}/login?returnTo=${list}`);
    await write(page.locator('[name=email]'), DEMONSTRATION_ACCOUNT.email);
    await write(page.locator('[name=password]'), DEMONSTRATION_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(originOf(marketId) + list);

    await open(modal);
    await look('alerts to turn on');
    const turnOn = t('modals:notificationOptIn.type.PRICE_DROPPED.button');
    await press(page.getByRole('button', { name: turnOn }));
    await page.getByText(t('modals:notificationOptIn.isOn')).waitFor();
    await look('alert that is on');
    await open(list);
    await look('own alerts');
    // The account has alerts of other tests.
    const type = t('wishlist:alerts.type.PRICE_DROPPED');
    await press(
      page.getByRole('link', {
        name: new RegExp(`${t('wishlist:alerts.off')}.*${type}`),
      }),
    );
    const confirm = page.getByRole('button', { name: t('wishlist:alertOff.confirm') });
    await confirm.waitFor();
    await look('alert to turn off');
    await press(confirm);
    await page.getByText(t('modals:notificationOptIn.notice.off')).waitFor();
    await look('alert that is off');
    expect(found).toEqual([]);
    expect(visitor.takeProblems()).toEqual([]);
  },
);

test.each(isAll ? MARKETS_IN_TURN : ['fr' as const])(
  'A11Y-01 A11Y-02 WISH-02 CODE-02 something is saved without an account by keyboard, without a barrier, %s',
  async (marketId) => {
    const visitor = await browser.visitor(marketId);
    const { page, context, open } = visitor;
    const { t, press, write, tick, unseen } = await startKeyboardJourney(visitor);
    const email = newAddress();
    const found: string[] = [];
    const lookAt = async (heading: string) => {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      for (const each of isAll ? LOOKS : PAIRS[0])
        found.push(...(await barriersOf(page, heading, each)));
    };
    const submit = (name: string) => press(page.getByRole('button', { name, exact: true }));

    await open(pathOfPage('itinerary', marketId));
    await hydrated(page);
    await press(page.getByRole('link', { name: t('login:heart.save') }));
    await write(page.getByRole('dialog').getByLabel(t('saving:email.label')), 'nobody');
    await submit(t('saving:email.send'));
    await page.getByRole('alert').getByText(t('saving:problem.wrongEmail')).waitFor();
    await lookAt(t('saving:title.item'));
    await write(page.getByRole('dialog').getByLabel(t('saving:email.label')), email);
    await submit(t('saving:email.send'));
    await lookAt(t('saving:new.title'));
    await submit(t('saving:new.send'));
    await page.getByRole('alert').getByText(t('saving:problem.marketing')).waitFor();
    await lookAt(t('saving:new.title'));
    await tick(page.getByLabel(t('saving:new.accept')));
    await submit(t('saving:new.send'));
    await lookAt(t('saving:code.title'));
    await write(page.getByRole('textbox', { name: t('saving:code.label') }), '1');
    await submit(t('saving:code.save'));
    await page.getByRole('alert').getByText(t('saving:problem.wrong')).waitFor();
    await lookAt(t('saving:code.title'));
    await write(
      page.getByRole('textbox', { name: t('saving:code.label') }),
      await mailedCode(context, email),
    );
    await submit(t('saving:code.save'));
    await lookAt(t('saving:done.item'));
    await press(page.getByRole('link', { name: t('saving:done.back') }));
    await page.waitForURL(`${originOf(marketId)}${pathOfPage('itinerary', marketId)}`);

    await open('/saved/steps?travelId=atlantis');
    await lookAt(t('saving:title.nothing'));
    expect(found.join('\n')).toBe('');
    expect([...unseen].join('\n')).toBe('');
    expect(visitor.takeProblems().filter((problem) => !/ 4(00|04)\b/.test(problem))).toEqual([]);
  },
);

const LOGIN_MARKETS = isAll ? MARKETS_IN_TURN : (['es'] as const);

test.each(LOGIN_MARKETS)(
  'A11Y-01 AUTH-05 AUTH-06 no barrier on the pages that say what became of a login, %s; the privacy policy is accepted before all else',
  async (marketId) => {
    const visitor = await browser.visitor(marketId);
    const { page, open } = visitor;
    const found: string[] = [];
    const look = async (name: string, place: number) => {
      for (const each of isAll ? LOOKS : inTurn(PAIRS, place))
        found.push(...(await barriersOf(page, name, each)));
    };
    const pages = ['/login/ended?reason=admin', '/login/failed', '/account/deleted'];
    for (const [place, path] of pages.entries()) {
      await open(path);
      await look(path, place);
    }
    const { t } = await startJourney(visitor);
    await page.goto(`${originOf(marketId)}/login?returnTo=${accountAddress('travels')}`);
    await page.locator('[name=email]').fill('privacy@cordata.example');
    await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: t('account:privacy.pendingTitle') })
      .waitFor();
    const waiting = page.url();
    await look('privacy policy to accept', 0);
    await open(formAddress('code'));
    await look('deletion instead', 1);
    await open('/logout');
    await look('/logout', 0);
    expect(found.join('\n')).toBe('');

    // One person has it before them, once.
    if (marketId !== LOGIN_MARKETS.at(-1)) return;
    await page.goto(waiting);
    expect(await page.getByRole('link', { name: t('account:privacy.policy') }).count()).toBe(1);
    await page.getByRole('button', { name: t('account:privacy.accept') }).click();
    // The place of the form on the page before stays in the address.
    await page.waitForURL((url) => url.search === '?routingKey=travels');
    await page.getByRole('banner').getByText('Piet').first().waitFor({ state: 'attached' });
  },
);

// Most of its blocks are on pages too, which are looked at in both.
test('A11Y-01 CMS-04 no barrier in the gallery of blocks', async () => {
  const { page, open } = await browser.visitor('en-WE');
  await open('/dev/blocks');
  const found: string[] = [];
  for (const look of isAll ? LOOKS : PAIRS[0]) {
    found.push(...(await barriersOf(page, 'gallery', look)));
  }
  expect(found).toEqual([]);
});

async function expectNoBarriers(
  kind: SitePage,
  looks: readonly Look[],
  { page, marketId, open, takeProblems, leave }: Visitor,
): Promise<void> {
  await open(pathOfPage(kind, marketId));
  const found: string[] = [];
  for (const look of looks) found.push(...(await barriersOf(page, kind, look)));
  expect(found).toEqual([]);
  expect(takeProblems()).toEqual([]);
  await leave();
}

async function barriersOf(page: Page, name: string, look: Look): Promise<string[]> {
  const { viewport, colorScheme, rules } = look;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const { found, onPictures } = await findBarriers(page, rules);
  // Posters and the words on them are the same in the dark.
  const faint = colorScheme === 'light' ? await faintWords(page, onPictures) : [];
  const problems = [...found, ...faint];
  return problems.map((text) => `${name}, ${viewport.width} px, ${colorScheme}: ${text}`);
}
