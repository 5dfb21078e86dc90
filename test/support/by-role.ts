/** Elements of a component's HTML by role and accessible name, as assistive technology finds them. */
import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface FoundElement {
  readonly tag: string;
  /** Accessible name; of a hidden field, which has none, the name that it is sent under. */
  readonly name: string;
  /** Accessible description: hint and error of a field. */
  readonly description: string;
  /** What a reader sees, with single spaces. */
  readonly text: string;
  /** Of a field: what a browser sends for it. */
  readonly value: string | undefined;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
  /** For `readHtml`. */
  readonly html: string;
  readonly within: ByRole;
}

interface ByRole {
  readonly all: (role: string, name?: string | RegExp) => readonly FoundElement[];
  /** Fields that a form sends, of this name or of any, in their order. */
  readonly fields: (name?: string) => readonly FoundElement[];
  /** Where the links lead, in their order. */
  readonly links: readonly string[];
  /** What the live regions say that are no `status` or `alert`; empty for one that is silent. */
  readonly live: readonly string[];
  /** @throws Error unless there is exactly one */
  readonly one: (role: string, name?: string | RegExp) => FoundElement;
}

export function byRole(html: string): ByRole {
  return within(parseFragment(html));
}

function within(root: Node): ByRole {
  const elements = elementsIn(root);
  const all: ByRole['all'] = (role, name) =>
    elements.flatMap((element) => {
      if (roleOf(element) !== role) return [];
      const found = foundElement(element, elements);
      const fits =
        name instanceof RegExp ? name.test(found.name) : (name ?? found.name) === found.name;
      return fits ? [found] : [];
    });
  return {
    all,
    fields: (name) =>
      elements.flatMap((element) => {
        const own = FIELDS.includes(element.tagName) && attributeOf(element, 'name');
        return own && own === (name ?? own) ? [foundElement(element, elements)] : [];
      }),
    get links() {
      const links = elements.filter((element) => roleOf(element) === 'link');
      return links.map((link) => attributeOf(link, 'href') ?? '');
    },
    get live() {
      return elements.filter((element) => attributeOf(element, 'aria-live')).map(textOf);
    },
    one(role, name) {
      const [found, ...more] = all(role, name);
      if (found && more.length === 0) return found;
      const names = all(role).map((element) => element.name);
      throw new Error(`Not one ${role} named ${name} among ${JSON.stringify(names)}`);
    },
  };
}

function foundElement(element: Element, all: readonly Element[]): FoundElement {
  return {
    tag: element.tagName,
    name: withSingleSpaces(nameOf(element, all)),
    description: referredTo(element, 'aria-describedby', all).map(textOf).join(' '),
    text: textOf(element),
    value: valueOf(element),
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    get html() {
      return serializeOuter(element);
    },
    get within() {
      return within(element);
    },
  };
}

const FIELDS: readonly string[] = ['input', 'select', 'textarea'];

const ROLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'button summary=button img nav=navigation ul=list ol=list li=listitem dialog form select=combobox option optgroup=group',
    'textarea=textbox details=group dt=term figure header=banner footer=contentinfo aside=complementary section=region',
    'main article blockquote output=status table tr=row td=cell time s=deletion strong',
  ].flatMap((line) => line.split(' ').map((one) => [one.split('=')[0], one.split('=').at(-1)])),
);

function roleOf(element: Element): string | undefined {
  const { tagName } = element;
  const given = attributeOf(element, 'role');
  if (given !== undefined) return given;
  if (tagName === 'a') return attributeOf(element, 'href') === undefined ? undefined : 'link';
  if (tagName === 'input') {
    const type = attributeOf(element, 'type') ?? 'text';
    return ['checkbox', 'radio', 'hidden'].includes(type) ? type : 'textbox';
  }
  if (tagName === 'th')
    return attributeOf(element, 'scope') === 'row' ? 'rowheader' : 'columnheader';
  return /^h[1-6]$/.test(tagName) ? 'heading' : ROLES[tagName];
}

function nameOf(element: Element, all: readonly Element[]): string {
  if (roleOf(element) === 'hidden') return attributeOf(element, 'name') ?? '';
  const id = attributeOf(element, 'id');
  const labels = all.filter(
    (one) =>
      one.tagName === 'label' &&
      (elementsIn(one).includes(element) || (id !== undefined && attributeOf(one, 'for') === id)),
  );
  const others = referredTo(element, 'aria-labelledby', all);
  const isTable = element.tagName === 'table';
  const captions = isTable ? elementsIn(element).filter((one) => one.tagName === 'caption') : [];
  const [label] = [...others, ...labels, ...captions].map(textOf);
  return (
    attributeOf(element, 'aria-label') ??
    label ??
    attributeOf(element, element.tagName === 'optgroup' ? 'label' : 'alt') ??
    textOf(element)
  );
}

/** The elements whose ids the attribute lists. */
function referredTo(element: Element, attribute: string, all: readonly Element[]): Element[] {
  const ids = attributeOf(element, attribute)?.split(' ');
  if (!ids) return [];
  return all.filter((one) => ids.includes(attributeOf(one, 'id') ?? ''));
}

function valueOf(element: Element): string | undefined {
  if (element.tagName === 'textarea')
    return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (element.tagName !== 'select') return attributeOf(element, 'value');
  const options = elementsIn(element).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attributeOf(option, 'selected') !== undefined);
  const option = chosen ?? options[0];
  return option && attributeOf(option, 'value');
}

function textOf(node: Node): string {
  const textIn = (one: Node): string => {
    if ('value' in one) return one.value;
    if ('attrs' in one && attributeOf(one, 'aria-hidden') === 'true') return ' ';
    if ('attrs' in one && one.tagName === 'img') return ` ${attributeOf(one, 'alt')} `;
    return 'childNodes' in one ? ` ${one.childNodes.map(textIn).join('')} ` : '';
  };
  return withSingleSpaces(textIn(node));
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [...('attrs' in child ? [child] : []), ...elementsIn(child)]);
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
