/**
 * `npm run new:block NAME` and `npm run new:page NAME`: write a block type or a page kind that works, with all that
 * docs/developing.md asks for, to be changed into what is wanted. All of it is written, or nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../domain/market.ts';

export type PartKind = 'block' | 'page';

/** A name that cannot be used: the message says why. */
export class NameRefused extends Error {
  override readonly name = 'NameRefused';
}

const NAME = /^[a-z]+(-[a-z]+)*$/;
const MOST_LETTERS = 40;

/**
 * @param root the project's folder
 * @returns the files that were written or changed, from there
 * @throws NameRefused before anything is written
 */
export function createPart(kind: PartKind, name: string, root: string): string[] {
  const plan = kind === 'block' ? planBlock(name, root) : planPage(name, root);
  const former = new Map<string, string | null>();
  try {
    for (const [file, text] of plan) {
      const path = join(root, file);
      former.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  } catch (error) {
    for (const [path, text] of former) {
      if (text === null) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    throw error;
  }
  return [...plan.keys()];
}

/** By file, what is to be in it. */
type Plan = Map<string, string>;

function planBlock(name: string, root: string): Plan {
  const list = 'app/blocks/blocks.server.ts';
  const variable = variableOf(name, readFileSync(join(root, list), 'utf8'), name);
  const folder = freeFolder(`app/blocks/${name}`, 'block', name, root);
  const component = `${capitalized(variable)}Block`;
  const edit = editorOf(root);
  return new Map([
    [`${folder}/content.ts`, BLOCK_CONTENT],
    [
      `${folder}/block.server.ts`,
      `import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const ${variable} = defineBlock({
  type: '${name}',
  content: schema,
  words: [],
  load: (own) => own,
});
`,
    ],
    [
      `${folder}/block.tsx`,
      `import { Grid } from '../../ui/grid/grid.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

export default function ${component}({ data, isFirst }: BlockProps<'${name}'>) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Grid as="ul" columns={3}>
        {data.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <Heading>{item.title}</Heading>
            <p>{item.text}</p>
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
}
`,
    ],
    [`${folder}/block.css.ts`, BLOCK_STYLES],
    [`${folder}/block.examples.ts`, blockExamples(name)],
    [
      `${folder}/block.test.tsx`,
      `import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import ${component} from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

test('CMS-04 the block ${name} draws each of its items, and its link', async () => {
  const data = EXAMPLES['with a link'];
  const html = await renderInSite(data && <${component} id="a" data={data} isFirst={false} />);
  expect(byRole(html).all('listitem')).toHaveLength(2);
  expect(byRole(html).links).toEqual(['/search']);
});
`,
    ],
    edit(list, [
      ["import type { Block } from './define-block.server.ts';", importOf(variable, name, 'block')],
      ['] as const;', `  ${variable},\n`],
    ]),
  ]);
}

const BLOCK_CONTENT = `import { z } from 'zod';
import { link, text } from '../../../contract/block-content.ts';

/** What editors write of it. */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  items: z
    .array(z.strictObject({ title: text, text }))
    .min(1)
    .max(12),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
`;

const BLOCK_STYLES = `import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const item = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 }),
);
`;

function blockExamples(name: string): string {
  return `import type { BlockExamples } from '../block-props.ts';

const items = [
  { title: 'One thing', text: 'What there is to say of it.' },
  { title: 'Another', text: 'And of this one.' },
];

export const EXAMPLES: BlockExamples<'${name}'> = {
  'in words': { title: '${titleOf(name)}', items },
  'with a link': {
    title: '${titleOf(name)}',
    subtitle: 'What it is about.',
    items,
    link: { label: 'Find your trip', routingKey: 'search' },
  },
};
`;
}

function planPage(name: string, root: string): Plan {
  const list = 'app/pages/pages.server.ts';
  const namespaces = 'app/i18n/word-namespaces.ts';
  const variable = variableOf(`${name}-page`, readFileSync(join(root, list), 'utf8'), name);
  const folder = freeFolder(`app/pages/${name}`, 'page', name, root);
  const routes = readFileSync(join(root, 'contract/route-path-table.ts'), 'utf8');
  const isRouted = routes.includes(`'/${name}'`) || new RegExp(`^  '?${name}'?:`, 'm').test(routes);
  if (isRouted) throw new NameRefused(`${name} is a route or the path of one already`);
  if (existsSync(join(root, `app/i18n/words/en/${name}.json`))) {
    throw new NameRefused(
      `${name} is a catalogue of words already: app/i18n/words/en/${name}.json`,
    );
  }
  const component = capitalized(variable);
  const edit = editorOf(root);
  const words = JSON.stringify(
    { title: titleOf(name), description: `What the page ${titleOf(name)} is about.` },
    null,
    2,
  );
  return new Map([
    [
      `${folder}/page-facts.ts`,
      `import type { PageFacts } from '../define-page.server.ts';

export const FACTS: PageFacts = { words: ['${name}'], loadReadsQuery: false };
`,
    ],
    [`${folder}/page.server.ts`, pageDefinition(name, variable, component)],
    [
      `${folder}/page.tsx`,
      `import { Container } from '../../ui/container/container.tsx';
import type { ${component}Data } from './page.server.ts';
import * as styles from './page.css.ts';

export default function ${component}({ data }: { readonly data: ${component}Data }) {
  return (
    <Container as="article">
      <h1 className={styles.title}>{data.title}</h1>
      <p>{data.description}</p>
    </Container>
  );
}
`,
    ],
    [
      `${folder}/page.css.ts`,
      `import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const title = style(inComponent({ marginBlock: vars.space[24] }));
`,
    ],
    [
      `${folder}/page.test.tsx`,
      `import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import ${component} from './page.tsx';

test('RTE-05 the page ${name} has its heading', async () => {
  const html = await renderInSite(<${component} data={{ title: 'A title', description: 'B' }} />);
  expect(byRole(html).one('heading').tag).toBe('h1');
});
`,
    ],
    ...LANGUAGES.map((language): [string, string] => [
      `app/i18n/words/${language}/${name}.json`,
      `${words}\n`,
    ]),
    edit(namespaces, [['] as const;\nexport type WordNamespace', `  '${name}',\n`]]),
    edit('contract/route-path-table.ts', [
      ['} as const satisfies Readonly<Record<string, NamedRow>>;', routeRow(name)],
    ]),
    edit('contract/route-paths.test.ts', [
      [
        '`;\n\n/** The one named route',
        `  | ${[name, ...LANGUAGES.map(() => `/${name}`)].join(' | ')} |\n`,
      ],
    ]),
    edit(list, [
      ['import { wishlistPage }', importOf(variable, name, 'page')],
      ['] as const;', `  ${variable},\n`],
    ]),
  ]);
}

function pageDefinition(name: string, variable: string, component: string): string {
  return `/** What the page is for. */
import { pathOf } from '../../../contract/route-paths.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import { definePage, NO_QUERY, type PageAnswer } from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';

export interface ${component}Data {
  readonly title: string;
  readonly description: string;
}

export const ${variable} = definePage({
  kind: '${name}',
  facts: FACTS,
  cache: 'shared',
  query: NO_QUERY,
  fetchMain: async () => null,
  load: async ({ market, t }): Promise<PageAnswer<${component}Data>> => {
    const words = { title: t('${name}:title'), description: t('${name}:description') };
    return {
      status: 200,
      seo: {
        ...words,
        robots: null,
        canonical: pathOf('${name}', market.id),
        alternates: routeAlternates('${name}'),
      },
      frame: DEFAULT_FRAME,
      data: words,
    };
  },
});
`;
}

function routeRow(name: string): string {
  const paths = LANGUAGES.map((language) => `      ${language}: '/${name}',\n`).join('');
  const key = name.includes('-') ? `'${name}'` : name;
  return `  ${key}: {\n    page: '${name}',\n    sitemap: [''],\n    paths: {\n${paths}    },\n  },\n`;
}

/** What no variable of a module can be called. */
const RESERVED: readonly string[] =
  `arguments await break case catch class const continue debugger default delete do else enum eval
   export extends false finally for function if implements import in instanceof interface let new
   null package private protected public return static super switch this throw true try typeof var
   void while with yield`.split(/\s+/);

/** @throws NameRefused for what is no name, or no variable that the list can have */
function variableOf(name: string, list: string, asked: string): string {
  if (!NAME.test(asked) || asked.length > MOST_LETTERS) {
    throw new NameRefused(
      `${JSON.stringify(asked)} is not a name of up to ${MOST_LETTERS} lower-case letters, words joined by hyphens, such as opening-hours`,
    );
  }
  const variable = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (new RegExp(`\\b${variable}\\b`).test(list)) {
    throw new NameRefused(`${asked} is taken: the list of its kind already has ${variable}`);
  }
  if (RESERVED.includes(variable)) {
    throw new NameRefused(`${asked} is a word of the programming language: choose another`);
  }
  return variable;
}

function freeFolder(folder: string, kind: PartKind, name: string, root: string): string {
  if (existsSync(join(root, folder))) {
    throw new NameRefused(`there is a ${kind} ${name} already: ${folder}`);
  }
  return folder;
}

/** Puts lines before what a file has, each where it is found. @throws Error where it is not there any more */
function editorOf(root: string) {
  return (file: string, lines: readonly (readonly [before: string, added: string])[]) => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const [before, added] of lines) {
      const place = text.indexOf(before);
      if (place < 0)
        throw new Error(`${file} has no "${before}": change scripts/new-part.ts with it`);
      text = text.slice(0, place) + added + text.slice(place);
    }
    return [file, text] as const;
  };
}

function importOf(variable: string, name: string, kind: PartKind): string {
  return `import { ${variable} } from './${name}/${kind}.server.ts';\n`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function titleOf(name: string): string {
  return capitalized(name.replaceAll('-', ' '));
}

const NEXT: Readonly<Record<PartKind, (name: string) => string>> = {
  block: (
    name,
  ) => `Next: change its files into what you want, and see it at /dev/blocks#${name} of a site that runs
by npm run dev. Its new test asks for: npm run requirements -- --write
See docs/developing.md.`,
  page: (name) => `Next: translate its paths in contract/route-path-table.ts (and in the table of
contract/route-paths.test.ts) and its words in app/i18n/words/*/${name}.json, give it a budget in
scripts/byte-budgets.mjs, and see it at /${name}. Its new test asks for: npm run requirements -- --write
See docs/developing.md.`,
};

if (import.meta.main) {
  const [, , kind, name = '', ...others] = process.argv;
  const part: PartKind = kind === 'page' ? 'page' : 'block';
  try {
    if (name === '' || others.length > 0) throw new NameRefused(`call npm run new:${part} NAME`);
    const files = createPart(part, name, join(import.meta.dirname, '..'));
    process.stdout.write(
      `${files.map((file) => `written    ${file}\n`).join('')}\n${NEXT[part](name)}\n`,
    );
  } catch (error) {
    if (!(error instanceof NameRefused)) throw error;
    process.stderr.write(`Nothing was written: ${error.message}\n`);
    process.exit(1);
  }
}
