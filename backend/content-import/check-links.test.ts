import { describe } from 'vitest';
import { testFaults, type Fault } from '../../test/support/content-faults.ts';

describe('a fault of a link names its file and its field', () => {
  testFaults([
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'].map(
      (url): Fault => [
        `SEC-03 a link that does harm: ${url}`,
        (content) => content.set('layout.yaml', 'header.menu.0.url', url),
        `layout.yaml header.menu.0.url: ${url} is no address that a link can have`,
      ],
    ),
    [
      'SEC-03 such a link in one market alone, in the footer',
      (content) =>
        content.set('layout.yaml', 'footer.columns.0', {
          id: 'a',
          title: 'A',
          links: [{ id: 'b', label: 'B', url: { en: '/', it: '/', es: '/', fr: '/', de: '//x' } }],
        }),
      'layout.yaml footer.columns.0.links.0.url: //x is no address that a link can have',
    ],
    [
      'SEC-03 such a link in a banner bar',
      (content) =>
        content.set('layout.yaml', 'beans.0', {
          id: 'a',
          message: 'A',
          callToAction: { label: 'B', url: 'javascript:x' },
        }),
      'layout.yaml beans.0.callToAction.url: javascript:x is no address',
    ],
    [
      'SEC-03 a form that does harm',
      (content) =>
        content.set('layout.yaml', 'footer.newsletter', {
          action: 'javascript:x',
          emailPlaceholder: 'A',
          gdpr: 'a',
          bot: 'b',
          cta: 'B',
          description: 'C',
        }),
      'layout.yaml footer.newsletter.action: javascript:x is no address',
    ],
    ...(['a;b', 'ü', 'x'.repeat(65)] as const).map((id): Fault => [
      `LAY-08 a banner bar that nobody could close: ${id}`,
      (content) => content.set('layout.yaml', 'beans.0', { id, message: 'A' }),
      `layout.yaml beans.0.id: ${id} is not of letters`,
    ]),
    [
      'LAY-08 two banner bars that are closed as one',
      (content) =>
        content.set('layout.yaml', 'beans', [
          { id: 'a', message: 'A' },
          { id: 'a', message: 'B' },
        ]),
      'layout.yaml beans.1.id: a is also that of another bar',
    ],
    [
      'a link that leads nowhere',
      (content) => content.set('layout.yaml', 'header.menu.0.routingKey', 'nowhere'),
      'layout.yaml header.menu.0.routingKey: nowhere is no routing key',
    ],
    [
      'a link to a page without its parameters',
      (content) => content.set('layout.yaml', 'header.menu.0.routingKey', 'travels-travel'),
      'layout.yaml header.menu.0.routingKey: travels-travel is no routing key',
    ],
  ]);
});
