import { describe, expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { startingState, type SearchBarState } from '../state/search-bar.ts';
import { destinationsAs } from '../state/where-selection.ts';
import { SearchModal } from './search-modal.tsx';

const send = () => undefined;

describe('SRCH-02 the modal of a phone', () => {
  const drawnModal = (state: SearchBarState, isDisabled = false, isReasonGiven = false) =>
    renderInSite(
      <SearchModal
        id="m"
        state={state}
        send={send}
        isDisabled={isDisabled}
        isReasonGiven={isReasonGiven}
        panels={(['where', 'when'] as const).map((section) => ({
          section,
          title: section,
          value: 'chosen',
          content: `inside ${section}`,
        }))}
      />,
    );
  const open = {
    isOpen: true,
    form: 'modal',
    origin: 'menu',
    scrollY: 0,
    width: 375,
  } as const;

  test('one panel is open, and the folded one says what is chosen', async () => {
    const html = await drawnModal({ ...startingState(), panel: { ...open, section: 'where' } });
    expect(visibleText(html)).toContain('where inside where when chosen');
    expect([...html.matchAll(/aria-expanded="(\w+)"/g)].map(([, is]) => is)).toEqual([
      'true',
      'false',
    ]);
  });

  test('clear all is disabled when nothing is chosen', async () => {
    const state = { ...startingState(), panel: { ...open, section: null } };
    expect(await drawnModal(state)).toMatch(/<button[^>]*disabled=""[^>]*>Clear all/);
    const chosen = { ...state, where: destinationsAs([{ id: 'JPN', name: 'Japan' }]) };
    expect(await drawnModal(chosen)).not.toMatch(/<button[^>]*disabled=""/);
  });

  test('SRCH-10 a search that waits for a choice says why', async () => {
    const state = { ...startingState(), panel: { ...open, section: 'where' as const } };
    const html = await drawnModal(state, true);
    expect(html).toMatch(/<p id="m-reason"[^>]*>Choose a destination/);
    expect(html).toMatch(/aria-disabled="true" aria-describedby="m-reason"/);
    // Where nothing is found there is no list to choose from, and that is said above.
    expect(await drawnModal(state, true, true)).not.toContain('id="m-reason"');
  });
});
