import { describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { AccountInMenu, AccountLinks } from './account-links.tsx';

const links = <AccountLinks menuAttribute="data-menu" />;
const DANA = { name: 'Dana Moretti', picture: null };

describe('LAY-03 SEC-09 who is logged in', () => {
  test.each([
    ['/viaggi', '/login?returnTo=%2Fviaggi'],
    ['/cerca?a=1&b=2', '/login?returnTo=%2Fcerca%3Fa%3D1%26b%3D2'],
    // In one form, by whichever link one came, and to the page that a modal was open on.
    ['/cerca?a[]=x:y', '/login?returnTo=%2Fcerca%3Fa%255B%255D%3Dx%253Ay'],
    ['/viaggi?modal=languages-currencies', '/login?returnTo=%2Fviaggi'],
    ['/', '/login'],
    ['/login?returnTo=%2Fviaggi', '/login'],
    ['/login/redirect?code=x&state=y', '/login'],
    ['/logout', '/login'],
    // The way back would hold the secret of a mailed link (SEC-09).
    ['/request/AbC', '/login'],
    ['/Unsubscribe/AbC?modal=language', '/login'],
    ['/newsletter/confirm/AbC', '/login'],
  ])('a visitor on %s logs in by %s', async (address, href) => {
    const html = await renderInSite(links, { marketId: 'it', address });
    expect(visibleText(html)).toBe('Accedi');
    const page = byRole(html);
    expect(page.one('link', 'Accedi').attributes.href).toBe(href);
    expect(page.all('form')).toEqual([]);
  });

  test('a person sees his name and his initials, and a form to log out', async () => {
    const html = await renderInSite(links, { marketId: 'de', user: DANA });
    expect(visibleText(html)).toMatch(/^DM Angemeldet als Dana Moretti /);
    const page = byRole(html);
    // The initials are for the eye alone.
    expect(page.all('button', 'Angemeldet als Dana Moretti')).toHaveLength(1);
    const logout = page.one('form');
    expect(logout.attributes).toMatchObject({ method: 'post', action: '/logout' });
    expect(logout.within.all('button', 'Abmelden')).toHaveLength(1);
    expect(page.links.filter((link) => link.startsWith('/login'))).toEqual([]);
    // The header closes it together with its other menus.
    expect(page.one('group').attributes).toHaveProperty('data-menu');
  });

  test.each([
    [null, ''],
    ['https://account.example', 'https://account.example'],
  ])(
    'a person finds the account area (on the account site %s), a visitor does not',
    async (accountUrl, base) => {
      const linksOf = async (user: typeof DANA | null) =>
        byRole(await renderInSite(links, { user, accountUrl })).links;
      expect(await linksOf(DANA)).toEqual(
        ['account-profile', 'travels', 'partnership', 'account-communications'].map(
          (key) => `${base}/account?routingKey=${key}`,
        ),
      );
      expect(await linksOf(null)).toEqual(['/login']);
    },
  );

  test('the menu of a phone has the same', async () => {
    const visitor = await renderInSite(<AccountInMenu />, { marketId: 'it', address: '/viaggi' });
    expect(byRole(visitor).links).toEqual(['/login?returnTo=%2Fviaggi']);
    expect(visibleText(visitor)).toBe('Accedi');
    const page = byRole(await renderInSite(<AccountInMenu />, { marketId: 'de', user: DANA }));
    expect(page.all('button', 'Angemeldet als Dana Moretti')).toHaveLength(1);
    expect(page.links.filter((link) => link.includes('routingKey='))).toHaveLength(4);
    expect(page.one('form').attributes).toMatchObject({ method: 'post', action: '/logout' });
  });

  test('a picture takes the place of the initials, and tells its server nothing of the page', async () => {
    const user = { ...DANA, picture: 'https://id.example/dana.png' };
    const html = await renderInSite(links, { user });
    const { src, alt, referrerpolicy } = byRole(html).one('img').attributes;
    expect([src, alt, referrerpolicy]).toEqual([user.picture, '', 'no-referrer']);
    expect(visibleText(html)).not.toContain('DM');
  });

  test.each([
    ['Dana Moretti', 'DM'],
    ['Ada', 'A'],
    ['ludwig  van Beethoven', 'LB'],
    ['Éloïse Àlvarez', 'ÉÀ'],
    ['𝒜da Lovelace', '𝒜L'],
  ])('%j has the initials %j', async (name, initials) => {
    const html = await renderInSite(links, { user: { name, picture: null } });
    expect(visibleText(html).split(' ')[0]).toBe(initials);
  });

  test.each(['', '   '])('a person without a name (%j) still has an account', async (name) => {
    const html = await renderInSite(links, { user: { name, picture: null } });
    const drawings = readHtml(html).elements.filter((element) => element.name === 'use');
    expect(drawings.map(({ attributes }) => attributes.get('href'))).toEqual([
      expect.stringMatching(/#user$/),
    ]);
    expect(byRole(html).all('button', 'Log out')).toHaveLength(1);
  });
});
