import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { LateCancellationNote } from './late-cancellation-note.tsx';

const POLICY = 'legal-cancellation-policy';
const withPolicy = {
  footer: {
    columns: [
      { id: 'legal', title: 'Legal', links: [{ id: 'p', label: 'Policy', routingKey: POLICY }] },
    ],
    legalMessage: '',
    badges: [],
    payments: [],
  },
};

test('TRV-09 fees that stand beside leave the policy alone, and without one nothing', async () => {
  expect(await renderInSite(<LateCancellationNote />)).toBe('');
  expect(await renderInSite(<LateCancellationNote />, { layout: withPolicy })).toMatch(
    /^<p [^>]*> <a /,
  );
});

test('TRV-09 fees are said where no policy is', async () => {
  const html = await renderInSite(<LateCancellationNote fees="Half of it." />);
  expect(visibleText(html)).toBe('Half of it.');
  expect(visibleText(await renderInSite(<LateCancellationNote fees={null} />))).not.toBe('');
});
