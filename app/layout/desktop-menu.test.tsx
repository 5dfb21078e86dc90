import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { menuEntries } from './menu.ts';

test.each(['drop-down', 'mega-menu'] as const)(
  'LAY-05 what opens a %s has icon and badge like a link',
  async (type) => {
    const entries = menuEntries(
      [
        {
          id: 'one',
          label: 'one',
          type,
          icon: 'globe',
          badge: 'HOT',
          children: [{ id: 'child', label: 'child', type: 'link', routingKey: 'travels' }],
        },
      ],
      'en-WE',
    );
    const html = await renderInSite(<DesktopMenu entries={entries} />);
    const summary = html.slice(html.indexOf('<summary'), html.indexOf('</summary>'));
    expect(visibleText(summary)).toBe('one Sale');
    expect(summary).toContain('#globe');
  },
);
