import { describe, expect, test } from 'vitest';
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
    expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    expect(visibleText(html)).toBe('Accedi');
    expect(html).not.toContain('/logout');
  });

  test('a person sees his name and his initials, and a form to log out', async () => {
    const html = await renderInSite(links, { marketId: 'de', user: DANA });
    expect(visibleText(html)).toContain('Angemeldet als Dana Moretti');
    expect(html).toMatch(/<span aria-hidden="true"[^>]*>DM<\/span>/);
    expect(html).toContain('<form method="post" action="/logout">');
    expect(visibleText(html)).toContain('Abmelden');
    expect(html).not.toContain('href="/login');
    // The header closes it together with its other menus.
    expect(html).toMatch(/<details[^>]* data-menu=""/);
  });

  test.each([
    [null, ''],
    ['https://account.example', 'https://account.example'],
  ])(
    'a person finds the account area (on the account site %s), a visitor does not',
    async (accountUrl, base) => {
      const html = await renderInSite(links, { user: DANA, accountUrl });
      for (const key of ['account-profile', 'travels', 'partnership', 'account-communications'])
        expect(html).toContain(`href="${base}/account?routingKey=${key}"`);
      expect(await renderInSite(links, { accountUrl })).not.toContain('routingKey');
    },
  );

  test('the menu of a phone has the same', async () => {
    const visitor = await renderInSite(<AccountInMenu />, { marketId: 'it', address: '/viaggi' });
    expect(visitor).toContain('href="/login?returnTo=%2Fviaggi"');
    expect(visibleText(visitor)).toBe('Accedi');
    const html = await renderInSite(<AccountInMenu />, { marketId: 'de', user: DANA });
    expect(visibleText(html)).toContain('Angemeldet als Dana Moretti');
    expect(html.match(/routingKey=/g)).toHaveLength(4);
    expect(html).toContain('<form method="post" action="/logout">');
  });

  test('a picture takes the place of the initials, and tells its server nothing of the page', async () => {
    const user = { ...DANA, picture: 'https://id.example/dana.png' };
    const html = await renderInSite(links, { user });
    expect(html).toMatch(
      /<img src="https:\/\/id\.example\/dana\.png" alt="" [^>]*referrerPolicy="no-referrer"/i,
    );
    expect(html).not.toContain('>DM<');
  });

  test.each([
    ['Dana Moretti', 'DM'],
    ['Ada', 'A'],
    ['ludwig  van Beethoven', 'LB'],
    ['Éloïse Àlvarez', 'ÉÀ'],
    ['𝒜da Lovelace', '𝒜L'],
  ])('%j has the initials %j', async (name, initials) => {
    const html = await renderInSite(links, { user: { name, picture: null } });
    expect(html).toContain(`>${initials}</span>`);
  });

  test.each(['', '   '])('a person without a name (%j) still has an account', async (name) => {
    const html = await renderInSite(links, { user: { name, picture: null } });
    expect(html).toContain('<svg');
    expect(visibleText(html)).toContain('Log out');
  });
});
