import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { Island } from './island.tsx';
import { drawWhatCanBe, DrawingProvider, useLeftOutMark } from './left-out.tsx';

const onLeftOut = vi.fn<(name: string, error: unknown) => void>();

function draw(element: ReactNode): Promise<string> {
  onLeftOut.mockClear();
  return drawWhatCanBe(
    (drawing) =>
      renderInSite(
        <DrawingProvider value={drawing}>
          <Mark />
          {element}
        </DrawingProvider>,
      ),
    onLeftOut,
  );
}

function Mark() {
  return <i>{useLeftOutMark() ?? 'whole'}</i>;
}

function island(name: string, children: ReactNode = name) {
  return (
    <Island
      key={name}
      name={name}
      attributes={{ id: name }}
      load={async () => undefined}
      whenWanted={() => () => undefined}
      isOutdated={false}
    >
      {children}
    </Island>
  );
}

const fault = new Error('no data');
function Broken(): never {
  throw fault;
}

test('CMS-01 a page whose islands can all be drawn is drawn once, and says nothing', async () => {
  expect(await draw([island('a'), island('b')])).toBe(
    '<i>whole</i><div id="a">a</div><div id="b">b</div>',
  );
  expect(onLeftOut).not.toHaveBeenCalled();
});

test('CMS-01 one that cannot be drawn is told of and left out, and the page says which', async () => {
  const html = await draw([island('a'), island('b', <Broken />), island('c')]);
  expect(html).toBe('<i>[&quot;b&quot;]</i><div id="a">a</div><div id="c">c</div>');
  expect(onLeftOut.mock.calls).toEqual([['b', fault]]);
});

test('CMS-01 so is each of several, and one within another alone', async () => {
  const html = await draw([
    island('a', <Broken />),
    island('b', island('c', <Broken />)),
    island('d', <Broken />),
  ]);
  expect(html).toContain('</i><div id="b"></div>');
  expect(onLeftOut.mock.calls.map(([name]) => name)).toEqual(['a', 'c', 'd']);
});

test('CMS-01 what fails outside of them fails the page, also after one that is done', async () => {
  await expect(draw([island('a'), <Broken key="outside" />])).rejects.toBe(fault);
  expect(onLeftOut).not.toHaveBeenCalled();
});
