/**
 * Structured data against the vocabulary of schema.org itself (SEO-01): whether each type and property is one of
 * it, each property belongs to the type, and each value is of a kind that the property takes. The vocabulary
 * comes as N-Quads in the package `@vocabulary/schema`. Stricter than schema.org, which takes a text for
 * anything: a text stands only where texts, addresses, days or the members of a list do.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SCHEMA = 'http://schema.org/';
const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)> /;
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

type Relation = ReadonlyMap<string, ReadonlySet<string>>;

interface Vocabulary {
  readonly parents: Relation;
  readonly types: Relation;
  readonly domains: Relation;
  readonly ranges: Relation;
}

let read: Vocabulary | undefined;

/** What is wrong with a JSON-LD document; nothing where all of it is right. */
export function schemaProblems(document: unknown): string[] {
  read ??= readVocabulary();
  const { '@context': context, ...node } = document as Record<string, unknown>;
  const graph = (node['@graph'] as readonly unknown[] | undefined) ?? [node];
  return [
    ...(context === 'https://schema.org' ? [] : [`the context is ${JSON.stringify(context)}`]),
    ...graph.flatMap((node, index) => nodeProblems(node, `${index}`, read as Vocabulary)),
  ];
}

function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
  const relations = new Map<string, Map<string, Set<string>>>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = QUAD.exec(line) ?? [];
    if (!subject.startsWith(SCHEMA)) continue;
    const relation = relations.get(predicate) ?? new Map<string, Set<string>>();
    relations.set(predicate, relation);
    const name = nameOf(subject);
    relation.set(name, (relation.get(name) ?? new Set()).add(nameOf(object)));
  }
  const relation = (predicate: string): Relation => relations.get(predicate) ?? new Map();
  return {
    parents: relation(SUBCLASS),
    types: relation(TYPE),
    domains: relation(`${SCHEMA}domainIncludes`),
    ranges: relation(`${SCHEMA}rangeIncludes`),
  };
}

function nameOf(address: string): string {
  return address.startsWith(SCHEMA) ? address.slice(SCHEMA.length) : address;
}

function isA(type: string, wanted: string, vocabulary: Vocabulary): boolean {
  if (type === wanted) return true;
  return [...(vocabulary.parents.get(type) ?? [])].some((up) => isA(up, wanted, vocabulary));
}

function nodeProblems(node: unknown, path: string, vocabulary: Vocabulary): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} is no object`];
  const { '@type': type, ...properties } = node as Record<string, unknown>;
  const types = [type].flat() as string[];
  const unknown = types.filter((each) => !vocabulary.types.get(each)?.has(CLASS));
  if (unknown.length > 0) return [`${path} is of an unknown type: ${JSON.stringify(type)}`];
  return Object.entries(properties).flatMap(([name, value]) =>
    propertyProblems({ name, value, types, path: `${path}.${name}` }, vocabulary),
  );
}

const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class';

interface Property {
  readonly name: string;
  readonly value: unknown;
  readonly types: readonly string[];
  readonly path: string;
}

function propertyProblems(
  { name, value, types, path }: Property,
  vocabulary: Vocabulary,
): string[] {
  // What an action asks for is described beside the property, as a text.
  const isInput = name.endsWith('-input');
  const plain = name.replace(/-input$/, '');
  const domains = vocabulary.domains.get(plain);
  if (!domains) return [`${path} is no property`];
  const fits = types.some((type) => [...domains].some((domain) => isA(type, domain, vocabulary)));
  if (!fits) return [`${path} is no property of ${types.join(', ')}`];
  if (isInput) return typeof value === 'string' ? [] : [`${path} is no text`];
  const ranges = [...(vocabulary.ranges.get(plain) ?? [])];
  const values = [value].flat();
  if (values.length === 0) return [`${path} is empty`];
  return values.flatMap((each, index) =>
    valueProblems(each, ranges, values.length > 1 ? `${path}[${index}]` : path, vocabulary),
  );
}

function valueProblems(
  value: unknown,
  ranges: readonly string[],
  path: string,
  vocabulary: Vocabulary,
): string[] {
  if (typeof value === 'object' && value !== null) {
    const problems = nodeProblems(value, path, vocabulary);
    const types = [(value as { '@type'?: string | string[] })['@type'] ?? []].flat();
    const fits = ranges.some((range) => types.some((type) => isA(type, range, vocabulary)));
    return fits ? problems : [...problems, `${path} is a ${types.join(', ')}`];
  }
  const fits = ranges.some((range) => isOfRange(value, range, vocabulary));
  return fits ? [] : [`${path} is ${JSON.stringify(value)}, and not of ${ranges.join(', ')}`];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function isOfRange(value: unknown, range: string, vocabulary: Vocabulary): boolean {
  switch (range) {
    case 'Text':
      return typeof value === 'string' && value.trim() !== '';
    case 'URL':
      return typeof value === 'string' && URL.canParse(value);
    // The context reads a text there as the address of what is meant.
    case 'Thing':
      return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
    case 'Date':
      return typeof value === 'string' && DAY.test(value);
    case 'DateTime':
      return typeof value === 'string' && MOMENT.test(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Integer':
      return Number.isInteger(value);
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return isMember(value, range, vocabulary);
  }
}

/** Whether it is the address of a member of an enumeration. */
function isMember(value: unknown, range: string, vocabulary: Vocabulary): boolean {
  if (typeof value !== 'string' || !value.startsWith('https://schema.org/')) return false;
  const types = vocabulary.types.get(value.slice('https://schema.org/'.length)) ?? [];
  return [...types].some((type) => isA(type, range, vocabulary));
}
