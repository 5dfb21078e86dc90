import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paintDrawing } from '../../brand/colours.ts';
import { byRole } from '../../test/support/by-role.ts';
import { svgFault } from '../../test/support/svg-fault.ts';
import { StateDrawing, STATES } from './state-drawing.tsx';

const FOLDER = 'brand/states';
const MOST_BYTES = 6 * 1024;

test('there is a file for each state, and no other', () =>
  expect(readdirSync(FOLDER).sort()).toEqual(STATES.map((state) => `${state}.svg`).sort()));

describe.each(STATES)('the drawing %s', (state) => {
  const svg = paintDrawing(readFileSync(`${FOLDER}/${state}.svg`, 'utf8'));

  test('is sound, small and stands by itself', () => {
    expect(svgFault(svg.replaceAll(/>\s+</g, '><').trim())).toBeUndefined();
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
    // In an image no colour of the page is current.
    expect(svg).not.toMatch(/currentColor|<script|<text|<image|<style|filter|href|\son[a-z]+=/);
  });

  test('keeps its place until it is there, and is not read out', () => {
    const html = renderToStaticMarkup(<StateDrawing state={state} />);
    const [, width, height] = svg.match(/width="(\d+)" height="(\d+)"/) ?? [];
    expect(byRole(html).one('img').attributes).toMatchObject({
      src: `/states/${state}.svg`,
      width,
      height,
      alt: '',
      loading: 'lazy',
    });
  });
});
