import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { startingState, type SearchBarState } from '../state/search-bar.ts';
import { destinationsAs } from '../state/where-selection.ts';
import { SearchModal } from './search-modal.tsx';

const t = await wordsOf('en-WE');
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
    const panels = byRole(html).all('button', /^wh/);
    expect(panels.map(({ name, attributes }) => [name, attributes['aria-expanded']])).toEqual([
      ['where', 'true'],
      ['when chosen', 'false'],
    ]);
  });

  test('clear all is disabled when nothing is chosen', async () => {
    const state = { ...startingState(), panel: { ...open, section: null } };
    const disabledIn = async (shown: SearchBarState) =>
      byRole(await drawnModal(shown))
        .all('button')
        .flatMap(({ name, attributes }) => (attributes.disabled === undefined ? [] : [name]));
    expect(await disabledIn(state)).toEqual([t('search:clearAll')]);
    const chosen = { ...state, where: destinationsAs([{ id: 'JPN', name: 'Japan' }]) };
    expect(await disabledIn(chosen)).toEqual([]);
  });

  test('SRCH-10 a search that waits for a choice says why', async () => {
    const state = { ...startingState(), panel: { ...open, section: 'where' as const } };
    const reason = t('search:where.choose');
    const button = byRole(await drawnModal(state, true)).one('button', t('listing:form.search'));
    expect(button.attributes['aria-disabled']).toBe('true');
    expect(button.description).toBe(reason);
    // Where nothing is found there is no list to choose from, and that is said above.
    expect(visibleText(await drawnModal(state, true, true))).not.toContain(reason);
  });
});
