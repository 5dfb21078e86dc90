import { expect, test } from 'vitest';
import { DrawingRefused, readVectorDrawing } from './vector-drawing.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test('TRV-12 a drawing has the size of its viewBox', () => {
  const drawing = svg('<defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="url(#b)"/>');
  expect(readVectorDrawing(drawing)).toEqual({ width: 120, height: 40 });
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script by a prefix', svg('<svg:script>alert(1)</svg:script>')],
  ['an event handler', svg('<g onload="alert(1)"/>')],
  ['an event handler after a line break', svg('<g\nonload = "alert(1)"/>')],
  ['a link outside', svg('<use xlink:href="http://evil.example/x.svg#a"/>')],
  ['a link of script', svg('<a href="javascript:alert(1)">x</a>')],
  ['an address outside', svg('<path fill="url(http://evil.example/#a)"/>')],
  ['a quoted address outside', svg(`<path style="fill:url( 'http://evil.example/')"/>`)],
  ['a stylesheet', svg('<style>@import "http://evil.example/x.css"</style>')],
  ['a page inside', svg('<foreignObject><p>x</p></foreignObject>')],
  ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 1 1">&x;</svg>')],
  ['coded characters', svg('<a href="#" style="&#117;rl(x)">x</a>')],
  ['another instruction', Buffer.from('<?xml-stylesheet href="x"?><svg viewBox="0 0 1 1"/>')],
  ['no size', svg('', '')],
  ['a size of nothing', svg('', 'viewBox="0 0 0 40"')],
  ['no drawing', Buffer.from('GIF89a')],
  ['no text', Buffer.from([0xff, 0xfe, 0x00])],
  ['too many bytes', svg('x'.repeat(201 * 1024))],
])('SEC-08 a drawing with %s is refused', (_, bytes) => {
  expect(() => readVectorDrawing(bytes)).toThrow(DrawingRefused);
});
