import { expect, test } from 'vitest';
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
  expect(html).toContain('alt="Portrait of Ada"');
  expect(html).toContain(`loading="${loading}"`);
  expect(html).toMatch(new RegExp(`srcSet="[^"]* ${widest}"`, 'i'));
  expect(visibleText(html)).toBe('');
});

test('TRV-10 initials stand for who has no portrait', async () => {
  const html = await renderInSite(<CoordinatorPortrait coordinator={ada} />);
  expect(visibleText(html)).toBe('AV');
  expect(html).not.toContain('<img');
});
