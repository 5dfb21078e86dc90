import { Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import {
  MarkedBlock,
  noteBlockError,
  RenderAttemptProvider,
  renderWithFallback,
  useFailedBlocks,
  useFailedBlocksMark,
  type RenderAttempt,
} from './failed-blocks.tsx';

const onFailed = vi.fn<(id: string, error: unknown) => void>();

function draw(element: ReactNode): Promise<string> {
  onFailed.mockClear();
  return renderWithFallback(
    (attempt) =>
      renderInSite(
        <RenderAttemptProvider value={attempt}>
          <DocumentMark />
          {element}
        </RenderAttemptProvider>,
      ),
    onFailed,
  );
}

function DocumentMark() {
  return <i>{useFailedBlocksMark() ?? 'whole'}</i>;
}

function Block({ id, children = id }: { readonly id: string; readonly children?: ReactNode }) {
  if (useFailedBlocks().has(id)) return null;
  return (
    <Suspense fallback="fallback">
      <MarkedBlock id={id}>{children}</MarkedBlock>
    </Suspense>
  );
}

const fault = new Error('no data');
function Broken(): never {
  throw fault;
}

const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, '');

test('CMS-01 a page whose blocks all render is rendered once, and names none', async () => {
  const html = await draw([<Block key="a" id="a" />, <Block key="b" id="b" />]);
  expect(textOf(html)).toBe('<i>whole</i>ab');
  expect(onFailed).not.toHaveBeenCalled();
});

test('CMS-01 each that fails is left out, and the document says which', async () => {
  const html = await draw([
    <Block key="a" id="a" />,
    <Block key="b" id="b">
      <Broken />
    </Block>,
    <Block key="c" id="c" />,
    <Block key="d" id="d">
      <Broken />
    </Block>,
  ]);
  expect(textOf(html)).toBe('<i>[&quot;b&quot;,&quot;d&quot;]</i>ac');
  expect(onFailed.mock.calls.map(([id]) => id)).toEqual(['b', 'd']);
});

test('CMS-01 what fails outside of them fails the page', async () => {
  await expect(draw([<Block key="a" id="a" />, <Broken key="outside" />])).rejects.toBe(fault);
  expect(onFailed).not.toHaveBeenCalled();
});

test('an error belongs to the newest block that has not ended, and to one only once', () => {
  const attempt: RenderAttempt = {
    failed: new Set(),
    begun: new Set(['a']),
    errors: new Map(),
  };
  expect(noteBlockError(attempt, 'of a')).toBe(true);
  expect(noteBlockError(attempt, 'of no block')).toBe(false);
  attempt.begun.add('b');
  expect(noteBlockError(attempt, 'of b')).toBe(true);
  expect([...attempt.errors]).toEqual([
    ['a', 'of a'],
    ['b', 'of b'],
  ]);
});
