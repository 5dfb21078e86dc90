import { expect, test } from 'vitest';
import type { Image } from '../../contract/image.ts';
import { imageSourceAt, imageSources } from './image-source.ts';

const IMAGE: Image = {
  id: 'azores-islands-1',
  baseUrl: '',
  seoName: 'a-whale-pico',
  title: 'A whale, Pico',
  altText: 'A whale, Pico',
  colour: '#ff9a6b',
  desktop: { id: 'a'.repeat(16), width: 1600, height: 1000 },
  mobile: { id: 'b'.repeat(16), width: 500, height: 625 },
};

test('TRV-12 an image stands at {base}/resource/{size}/{id}/{seo name}', () => {
  const { source } = imageSources(IMAGE, '');
  expect(source).toMatchObject({
    src: `/resource/640/${'a'.repeat(16)}/a-whale-pico`,
    width: 1600,
    height: 1000,
  });
  expect(source.srcSet?.split(', ')).toHaveLength(7);
  expect(source.srcSet).toContain(`/resource/1600/${'a'.repeat(16)}/a-whale-pico 1600w`);
});

test('TRV-12 no width beyond what the original or the place on the screen holds', () => {
  const { source, narrowSource } = imageSources(IMAGE, '', 640);
  expect(source.srcSet).toMatch(/ 640w$/);
  expect(narrowSource?.srcSet).toMatch(/ 640w$/);
  expect(narrowSource?.srcSet).not.toContain(' 960w');
});

test('TRV-12 a small image has one width for every screen', () => {
  expect(imageSourceAt(IMAGE, 'https://images.example', 320)).toEqual({
    src: `https://images.example/resource/320/${'a'.repeat(16)}/a-whale-pico`,
    width: 1600,
    height: 1000,
  });
});

test('TRV-12 an image of another host keeps it, others take the base of the settings', () => {
  expect(imageSources(IMAGE, 'https://images.example').source.src).toMatch(
    /^https:\/\/images\.example\/resource\/640\//,
  );
  const elsewhere = { ...IMAGE, baseUrl: 'https://cdn.example' };
  expect(imageSources(elsewhere, 'https://images.example').source.src).toMatch(
    /^https:\/\/cdn\.example\/resource\/640\//,
  );
});

test('TRV-12 an image without one for narrow screens has one source', () => {
  expect(imageSources({ ...IMAGE, mobile: null }, '').narrowSource).toBeNull();
});
