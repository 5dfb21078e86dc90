/** What the pages' shape is made of (LAY-16). */
import { expect, test } from 'vitest';
import { THEME_COLOUR } from '../../brand/brand.ts';
import { MODAL_WIDTHS } from '../modals/modal-names.ts';
import { CONTAINER_WIDTHS } from '../ui/container/container.css.ts';
import { below, BREAKPOINTS, from } from './media.ts';

test('LAY-16 breakpoints are 375, 640, 768, 1024, 1280 and 2000', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([375, 640, 768, 1024, 1280, 2000]);
  for (const [name, width] of Object.entries(BREAKPOINTS)) {
    expect(from[name as keyof typeof from]).toBe(`(min-width: ${width / 16}em)`);
  }
});

test('LAY-16 what is below a breakpoint ends just before it', () => {
  for (const [name, condition] of Object.entries(below)) {
    const width = BREAKPOINTS[name as keyof typeof below];
    expect(condition).toBe(`(max-width: ${(width - 0.02) / 16}em)`);
  }
});

test('LAY-16 containers are 1000, 1100 and 1160, modals 420, 580 and 1024', () => {
  const { narrow, medium, wide } = CONTAINER_WIDTHS;
  expect([narrow, medium, wide]).toEqual([1000, 1100, 1160]);
  expect(MODAL_WIDTHS).toEqual([420, 580, 1024]);
});

test('LAY-16 the theme colour is #ff4758', () => expect(THEME_COLOUR).toBe('#ff4758'));
