import { Link as RemixLink } from '@remix-run/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { Link, type LinkProps } from './link.tsx';

const LOOK: Omit<LinkProps, 'to'> = {
  className: 'chip',
  'aria-label': 'Japan & "more"',
  rel: 'nofollow',
  id: 'there',
};

const drawn = (OneLink: ComponentType<LinkProps>, props: LinkProps) =>
  renderInSite(<OneLink {...props}>Japan</OneLink>, { address: '/asia/japan?page=2' });

test.each([
  '/',
  '/asia',
  '/asia?page=2',
  '/asia?page=2#map',
  '/asia#map',
  '/?a=b%20c&d=e',
  '/a%2Fb/ü',
  '/asia/',
  '/asia//japan',
  '//elsewhere.example/asia',
  '/asia/./japan',
  '/asia/../japan',
  '/.well-known/x',
  '/asia?',
  '/asia#',
  '/asia?#map',
  '/asia?a=b#c?d',
  '/asia japan',
  'asia',
  '..',
  '.',
  '',
  '?page=3',
  '#map',
  'https://elsewhere.example/asia?a=b',
  'mailto:person@elsewhere.example',
  { pathname: '/asia', search: '?page=2' },
])('a link to %j is drawn as Remix draws it', async (to) => {
  for (const props of [
    LOOK,
    { ...LOOK, reloadDocument: true, target: '_blank' },
    { replace: true, preventScrollReset: true, discover: 'none', state: { a: 1 } } as const,
  ]) {
    expect(await drawn(Link, { ...props, to })).toBe(await drawn(RemixLink, { ...props, to }));
  }
});
