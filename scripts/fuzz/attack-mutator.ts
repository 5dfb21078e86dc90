/** Attacks made of the known ones: cut, doubled, joined, wrapped, encoded, with pieces that matter in between. */
import { ALL_CSS_ATTACKS } from '../../test/support/css-attacks.ts';
import { ALL_HTML_ATTACKS } from '../../test/support/html-attacks.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';

export interface Attack {
  readonly kind: 'html' | 'css';
  readonly code: string;
}

const MOST_CHANGES = 5;

const HTML_PIECES =
  `< > " ' \` = / & ; <!-- --> --!> <!--> ]]> <![CDATA[ </p> <p> <svg> </svg> <math> <mtext>
  <mglyph> <annotation-xml\u0020encoding="text/html"> <foreignObject> <desc> <title> </title> <style> </style> <template>
  </template> <noscript> </noscript> <select> </select> <table> <td> <caption> <a> <b> <form> </form> <textarea>
  </textarea> <xmp> <iframe> <plaintext> <li> </li> </div> </section> <script>hit()</script> <img\u0020src\u0020onerror=hit()>
  onclick=hit() style="position:fixed" href="javascript:hit()" src="//evil.example/x" &lt; &#60; &Tab; &colon; \u0000
  \u000c \u2028 \ufeff {{ \${`.split(/[ \n]+/);

const CSS_PIECES =
  `{ } ( ) [ ] ; : , " ' \\ /* */ <!-- --> @ ! # . * + ~ > | & :root html body .outside url(
  url(//evil.example/x) "//evil.example/x" image-set( var(--x) --x: position:fixed sticky @import @media @supports
  @layer @scope @keyframes @font-face \\69 \\66 \\2f \\a \\0 !important :is( :not( :has( ::before \u0000 \u2028 \ufeff
  </style> <script>hit()</script> expression( calc( 1px inset:0 color:red`.split(/[ \n]+/);

const CONTAINERS =
  `svg math table select template noscript style title textarea form a b p ul li details option
  button h1 object marquee caption td tr ruby rt dl dd math>mtext svg>desc svg>foreignObject`.split(
    /\s+/,
  );

/** A function that makes the next one, the same ones in the same order for the same seed. */
export function attackMutator(seed: number): () => Attack {
  const random = seededRandom(seed);
  return () => {
    const kind = random.chance(0.6) ? 'html' : 'css';
    const corpus = kind === 'html' ? ALL_HTML_ATTACKS : ALL_CSS_ATTACKS;
    const pieces = kind === 'html' ? HTML_PIECES : CSS_PIECES;
    let code = random.pick(corpus);
    for (let change = random.between(1, MOST_CHANGES); change > 0; change -= 1) {
      code = random.pick(CHANGES)(code, { random, corpus, pieces });
    }
    return { kind, code };
  };
}

interface Material {
  readonly random: SeededRandom;
  readonly corpus: readonly string[];
  readonly pieces: readonly string[];
}

type Change = (code: string, material: Material) => string;

const CHANGES: readonly Change[] = [
  (code, { random }) => {
    const [from, to] = span(code, random);
    return code.slice(0, from) + code.slice(to);
  },
  (code, { random }) => {
    const [from, to] = span(code, random);
    return code.slice(0, to) + code.slice(from);
  },
  (code, { random, pieces }) => inserted(code, random.pick(pieces), random),
  (code, { random, pieces }) => inserted(code, random.pick(pieces), random),
  (code, { random, corpus }) => inserted(code, random.pick(corpus), random),
  (code, { random, corpus }) => {
    const other = random.pick(corpus);
    return code.slice(0, place(code, random)) + other.slice(place(other, random));
  },
  (code, { random }) => {
    const names = random.pick(CONTAINERS).split('>');
    const open = names.map((name) => `<${name}>`).join('');
    return random.chance(0.5) ? open + code : `${open}${code}</${names.toReversed().join('></')}>`;
  },
  (code, { random }) => {
    const [from, to] = span(code, random);
    const part = code.slice(from, to);
    return (
      code.slice(0, from) +
      (random.chance(0.5) ? part.toUpperCase() : part.toLowerCase()) +
      code.slice(to)
    );
  },
  (code, { random }) => encoded(code, random, (point) => `&#x${point.toString(16)};`),
  (code, { random }) => encoded(code, random, (point) => `\\${point.toString(16)} `),
];

function place(code: string, random: SeededRandom): number {
  return random.between(0, code.length);
}

function span(code: string, random: SeededRandom): [from: number, to: number] {
  const from = place(code, random);
  return [from, random.between(from, Math.min(code.length, from + 20))];
}

function inserted(code: string, piece: string, random: SeededRandom): string {
  const at = place(code, random);
  return code.slice(0, at) + piece + code.slice(at);
}

function encoded(code: string, random: SeededRandom, write: (point: number) => string): string {
  const at = place(code, random);
  const point = code.codePointAt(at);
  return point === undefined ? code : code.slice(0, at) + write(point) + code.slice(at + 1);
}
