import { describe, expect, test } from 'vitest';
import {
  differByModal,
  modalOfStep,
  printModal,
  readModal,
  withModal,
  withoutModal,
} from './modal-address.ts';
import { DEFAULT_WIDTHS, MODAL_NAMES } from './modal-names.ts';

const page = (search: string, pathname = '/viaggi/giappone') => ({ pathname, search });

describe('LAY-11 the modal of an address', () => {
  test('LAY-10 each of the twenty is known', () => {
    expect(new Set(MODAL_NAMES).size).toBe(20);
    for (const name of MODAL_NAMES) {
      expect(readModal(page(`?modal=${name}`))).toEqual({
        name,
        type: null,
        width: DEFAULT_WIDTHS[name],
      });
    }
  });

  test.each([
    ['', '/'],
    ['?modal=', '/'],
    ['?modal=nonsense', '/'],
    ['?modal=Gallery', '/'],
    ['?modal=__proto__', '/'],
    ['?type=currency&layout=420', '/'],
    ['?modal=language', '/login'],
    ['?modal=language', '/login/redirect'],
  ])('%s at %s is none', (search, pathname) => {
    expect(readModal(page(search, pathname))).toBeNull();
  });

  test.each([
    ['420', 420],
    ['580', 580],
    ['1024', 1024],
    ['', 580],
    ['600', 580],
    ['1e3', 580],
    ['420px', 580],
  ])('LAY-16 layout %j is as wide as %i', (layout, width) => {
    expect(readModal(page(`?modal=coordinator&layout=${layout}`))?.width).toBe(width);
  });

  test('type is handed on', () => {
    expect(readModal(page('?modal=languages-currencies&type=currency'))?.type).toBe('currency');
  });
});

describe('LAY-11 addresses with a modal and without', () => {
  test.each([
    ['', '/viaggi/giappone?modal=gallery'],
    ['?ref=a', '/viaggi/giappone?ref=a&modal=gallery'],
    ['?modal=coordinator&type=x&layout=420', '/viaggi/giappone?modal=gallery'],
    ['?type=x', '/viaggi/giappone?type=x&modal=gallery'],
  ])('a link on %j leads to %s', (search, address) => {
    expect(withModal(page(search), { name: 'gallery' })).toBe(address);
  });

  test('a link names type and width where it has them', () => {
    const linked = { name: 'language', type: 'it', layout: 580 } as const;
    expect(withModal(page(''), linked)).toBe('/viaggi/giappone?modal=language&type=it&layout=580');
  });

  test.each([
    ['?modal=gallery', '/viaggi/giappone'],
    ['?modal=nonsense&type=a&layout=9', '/viaggi/giappone'],
    ['?a=1&modal=gallery&type=x&layout=420&b=2', '/viaggi/giappone?a=1&b=2'],
    [
      '?status=CONFIRMED&status=PLANNED&modal=filters',
      '/viaggi/giappone?status=CONFIRMED&status=PLANNED',
    ],
    ['?type=x&layout=420', '/viaggi/giappone?type=x&layout=420'],
  ])('closing %s leads to %s', (search, address) => {
    expect(withoutModal(page(search))).toBe(address);
  });

  test.each([
    ['/a?modal=gallery', '/a', true],
    ['/a', '/a?modal=gallery', true],
    ['/a?b=1&modal=language&type=it', '/a?b=1&modal=gallery', true],
    ['/a', '/a', false],
    ['/a?modal=gallery', '/b', false],
    ['/a?modal=gallery', '/a?b=1', false],
    ['/a?type=x', '/a?type=y', false],
  ])('from %s to %s the page is the same one: %s', (from, to, isSame) => {
    const url = (path: string) => new URL(path, 'http://it.localhost');
    expect(differByModal(url(from), url(to))).toBe(isSame);
  });
});

describe('WISH-02 the step of an address', () => {
  const STEP = 'travelId=japan&tourCode=JPN-1&step=code&marketing=decline';

  test.each([
    [`/saved/steps?${STEP}&returnTo=%2Fa%3Fb%3D1`, `/a?b=1&modal=verification-code&${STEP}`],
    [
      '/saved/steps?travelId=japan&returnTo=%2Fa&step=new',
      '/a?modal=wishlist-steps&travelId=japan&step=new',
    ],
    ['/account?x=y', '/account?x=y'],
  ])('%s is the modal %s', (href, modal) => {
    expect(modalOfStep(href)).toBe(modal);
  });

  test('goes along with the modal, in one form, and away with it', () => {
    const search = `?b=1&modal=verification-code&step=code&x=<y>&marketing=decline&tourCode=JPN-1&travelId=japan`;
    const asked = readModal(page(search));
    expect(asked?.step).toBe(STEP);
    expect(String(asked && printModal(new URLSearchParams(), asked))).toBe(
      `modal=verification-code&${STEP}`,
    );
    expect(withoutModal(page(search))).toBe('/viaggi/giappone?b=1&x=%3Cy%3E');
  });

  test.each(['', '?modal=gallery&travelId=japan&step=code', '?modal=wishlist-steps&step=code'])(
    '%s has none',
    (search) => expect(readModal(page(search))?.step).toBeUndefined(),
  );

  test('what another page means by the same key stays with it', () => {
    expect(withoutModal(page('?modal=gallery&sent=1'))).toBe('/viaggi/giappone?sent=1');
  });
});

describe('ERR-01 an address that is too long to be repeated', () => {
  const long = 'x'.repeat(2_000);
  test.each([
    ['its path', page('?a=b', `/${long}`)],
    ['its query', page(`?a=${long}`)],
    ['both', page(`?a=${long}&modal=filters&type=${long}`, `/${long}`)],
  ])('for %s: home, with the modal that is asked for', (_, address) => {
    expect(withModal(address, { name: 'language', type: 'it' })).toBe('/?modal=language&type=it');
    expect(withoutModal(address)).toBe('/');
  });
});
