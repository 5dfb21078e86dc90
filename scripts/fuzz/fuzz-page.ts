/** A page of many cleaned attacks, and what is wrong with it when a browser has read it. */
import type { Attack } from './attack-mutator.ts';

export interface FuzzCase {
  readonly attack: Attack;
  readonly cleaned: string;
  readonly index: number;
}

/**
 * Each case in a section of its own, HTML once as a part of the document and once as a script puts it in.
 * Stylesheets are in style elements, which the site never does: they must not get out of those either.
 */
export function fuzzPage(cases: readonly FuzzCase[]): string {
  const sections = cases.map(({ attack, cleaned, index }) =>
    attack.kind === 'html'
      ? `<section data-case><div class="guard"><div>${cleaned}</div></div></section>` +
        `<section data-case><div class="guard"><div class="later"></div></div></section>`
      : `<section data-case><style>${cleaned}</style><div class="guard"><div class="css-${index}">` +
        `<p title="a" class="a">Text <a href="/">link</a></p></div></div></section>`,
  );
  const later = cases.flatMap(({ attack, cleaned }) => (attack.kind === 'html' ? [cleaned] : []));
  const texts = JSON.stringify(later).replaceAll('<', '\\u003c');
  return `<!doctype html><html><head><meta charset="utf-8"><style>
    .guard { contain: content; display: flow-root; position: relative; overflow: clip; isolation: isolate }
    </style></head><body data-count="${cases.length + later.length}"><header class="outside">Header</header>
    <main>${sections.join('')}</main><footer class="outside">Footer</footer><script>
    const texts = ${texts};
    document.querySelectorAll('.later').forEach((place, index) => { place.innerHTML = texts[index] });
    </script></body></html>`;
}

/** Runs in the page. */
export function faultsOnPage(): string[] {
  const faults: string[] = [];
  const ELEMENTS = new Set(
    `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt
    em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span
    strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`.split(/\s+/),
  );
  const ATTRIBUTES =
    /^(class|dir|lang|style|title|href|hreflang|target|rel|alt|height|loading|src|width|open|value|reversed|start|type|span|colspan|rowspan|scope|datetime)$/;

  const { body } = document;
  const parts = [...body.children].map(({ localName }) => localName).join(' ');
  if (parts !== 'header main footer script') faults.push(`the body has ${parts}`);
  const sections = document.querySelectorAll('main > section[data-case]').length;
  if (String(sections) !== body.dataset.count) faults.push(`${sections} sections`);
  if (
    document.querySelectorAll('main > *, section[data-case] section[data-case]').length !== sections
  )
    faults.push('something is between the sections');

  for (const element of document.querySelectorAll<HTMLElement>(
    '.guard > div:not([class^="css-"]) *',
  )) {
    if (!ELEMENTS.has(element.localName)) faults.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.test(name)) faults.push(`${name}="${value}"`);
    }
    const address = element.getAttribute('href');
    const { protocol } = (address !== null && URL.parse(address, location.href)) || location;
    if (!/^(https?|mailto|tel):$/.test(protocol)) faults.push(`href="${address}"`);
    const source = element.getAttribute('src');
    if (source !== null && !source.startsWith('/resource/320/')) faults.push(`src="${source}"`);
  }
  for (const element of document.querySelectorAll('.guard *')) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') faults.push(position);
  }

  /** What a rule selects; of a pseudo-element, what it belongs to. */
  const selected = (selector: string): readonly Element[] => {
    try {
      return [...document.querySelectorAll(selector.replace(/::[\w-]+(\([^)]*\))?/g, ''))];
    } catch {
      // No element stands for what is left of it.
      if (!selector.includes('::')) faults.push(`unreadable: ${selector}`);
      return [];
    }
  };
  /** Addresses of a rule; what stands in a text is none. */
  const addresses = (css: string) =>
    [...css.replace(/(?<!url\()"(?:[^"\\]|\\.)*"/g, '').matchAll(/url\("?([^")]*)/g)].map(
      ([, address = '']) => address,
    );

  const judgeRules = (rules: CSSRuleList, scope: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        if (!rule.name.startsWith(`${scope}-`)) faults.push(rule.cssText);
      } else if (rule instanceof CSSStyleRule) {
        if (!rule.selectorText.startsWith(`.${scope}`)) faults.push(rule.selectorText);
        for (const element of selected(rule.selectorText))
          if (!element.closest(`.${scope}`)) faults.push(`outside: ${rule.selectorText}`);
        if (rule.cssRules.length > 0) faults.push(`nested: ${rule.cssText}`);
      } else if (rule instanceof CSSGroupingRule) judgeRules(rule.cssRules, scope);
      else faults.push(rule.cssText);
      for (const address of addresses(rule.cssText))
        if (!address.startsWith('/resource/320/')) faults.push(`url ${address}`);
    }
  };
  for (const style of document.querySelectorAll('section > style')) {
    const scope = style.parentElement?.querySelector('.guard > div')?.className ?? '';
    const { sheet } = style as HTMLStyleElement;
    if (sheet) judgeRules(sheet.cssRules, scope);
  }
  for (const element of [
    document.documentElement,
    body,
    ...document.querySelectorAll('.outside'),
  ]) {
    const { color, display, position } = getComputedStyle(element);
    if (`${color} ${display} ${position}` !== 'rgb(0, 0, 0) block static')
      faults.push(`${color} ${display}`);
  }
  return faults;
}
