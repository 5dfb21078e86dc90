import { expect, test } from 'vitest';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { shownModal } from '../../../test/support/shown-modal.ts';
import { wordsOf } from '../../../test/support/site-words.ts';
import { ModalStateProvider } from '../modal-frame.tsx';
import GroupInfoModal from './modal.tsx';

const STATE = shownModal('group-info', { closeHref: '/search' });

test('TRV-01 RES-01 beside a list each of the six statuses is explained, and what becomes of the money', async () => {
  const html = await renderInSite(
    <ModalStateProvider value={STATE}>
      <GroupInfoModal subject={{ kind: 'statuses' }} type={null} />
    </ModalStateProvider>,
  );
  expect(byRole(html).all('term')).toHaveLength(TOUR_STATUSES.length);
  const t = await wordsOf('en-WE');
  for (const status of TOUR_STATUSES) {
    expect(visibleText(html)).toContain(t(`travel:runs.meaning.${status}`));
  }
  expect(visibleText(html)).toContain(t('travel:runs.refund'));
});
