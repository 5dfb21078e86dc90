import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { shownModal } from '../../../test/support/shown-modal.ts';
import { ModalStateProvider } from '../modal-frame.tsx';
import GroupInfoModal from './modal.tsx';

const STATE = shownModal('group-info', { closeHref: '/search' });

test('TRV-01 RES-01 beside a list each of the six statuses is explained, and what becomes of the money', async () => {
  const html = await renderInSite(
    <ModalStateProvider value={STATE}>
      <GroupInfoModal subject={{ kind: 'statuses' }} type={null} />
    </ModalStateProvider>,
  );
  expect(html.match(/<dt/g)).toHaveLength(6);
  const text = visibleText(html);
  for (const part of [
    'What the statuses mean',
    'Planned This departure is planned.',
    'On request The regular seats are taken.',
    'Sold out Every seat is taken.',
    'If it does not run, you get back everything',
  ]) {
    expect(text).toContain(part);
  }
});
