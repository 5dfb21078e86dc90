import { expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { exampleImage } from '../images/example-image.ts';
import { CoordinatorPortrait } from './coordinator.tsx';

const ada = { firstName: 'Ada', lastName: 'Verdi', portrait: null };
const drawn = { ...ada, portrait: { ...exampleImage('peaks'), altText: 'Portrait of Ada' } };

test.each([
  ['small', 'lazy', '320w'],
  ['large', 'eager', '688w'],
] as const)('TRV-10 a %s portrait is an image in its own words', async (size, loading, widest) => {
  const html = await renderInSite(<CoordinatorPortrait coordinator={drawn} size={size} />);
  const { attributes } = byRole(html).one('img', 'Portrait of Ada');
  expect(attributes.loading).toBe(loading);
  expect(attributes.srcset).toMatch(new RegExp(` ${widest}$`));
  expect(visibleText(html)).toBe('');
});

test('TRV-10 initials stand for who has no portrait', async () => {
  const html = await renderInSite(<CoordinatorPortrait coordinator={ada} />);
  expect(visibleText(html)).toBe('AV');
  expect(byRole(html).all('img')).toEqual([]);
});
