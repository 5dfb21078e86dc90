import { expect, test } from 'vitest';
import { svgFault } from './svg-fault.ts';

test.each([
  ['<svg><g></svg>', '</svg> closes nothing'],
  ['<svg><path d="M0 0"></svg>', '</svg> closes nothing'],
  ['<svg><g/>', 'svg left open'],
  ['<svg>x</svg>', 'loose text before </svg>'],
  ['<svg><path d="a" d="b"/></svg>', 'an attribute twice in <path d="a" d="b"/>'],
  ['<svg><g/></svg>', undefined],
])('the check on %s says %s', (svg, fault) => expect(svgFault(svg)).toBe(fault));
