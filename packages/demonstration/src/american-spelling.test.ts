import { describe, expect, test } from 'vitest';
import { createRespell } from './american-spelling.ts';

const respell = createRespell({
  colour: 'color',
  grey: 'gray',
  'lago grey': 'lago grey',
  metre: 'meter',
  'any more': 'anymore',
});

describe('MKT-05 American spelling', () => {
  test.each([
    ['The colour of grey', 'The color of gray'],
    ['Grey, GREY and grey-blue', 'Gray, GRAY and gray-blue'],
    ['a 3,500-metre pass', 'a 3,500-meter pass'],
    ['not any more', 'not anymore'],
    ['colours, Greymouth, discolour', 'colours, Greymouth, discolour'],
    ['on Lago Grey, a grey lake', 'on Lago Grey, a gray lake'],
    ['see /colour and /a/grey/b', 'see /colour and /a/grey/b'],
  ])('%s', (british, american) => expect(respell(british)).toBe(american));
});
