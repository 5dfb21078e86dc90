/** What a schema finds wrong, in the words of somebody who writes content and not code. */
import { z } from 'zod';
import { didYouMean } from './did-you-mean.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
  record: 'a set of fields',
  null: 'empty',
};

/** Given to a schema as `error`, for all to which the schema says nothing of its own. The text goes on after the name of the field. */
export function issueText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, issue.input);
    case 'unrecognized_keys':
      return `has ${issue.keys.join(', ')}, which nothing is known of here${meantField(issue)}`;
    case 'invalid_value': {
      const known = issue.values.map(String);
      if (issue.input === undefined) return 'is missing';
      return `is none of ${known.join(', ')}${didYouMean(String(issue.input), known)}`;
    }
    case 'invalid_union':
      return `has none of the forms that it may have${nearestForm(issue)}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_format':
      return issue.format === 'regex' ? `has not the form ${issue.pattern}` : undefined;
    case 'too_small':
      return sizeText(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return sizeText(issue.origin, 'at most', issue.maximum);
    default:
      return undefined;
  }
}

/** The path of what is wrong: an unknown field is that field, and not what it is in. */
export function pathOfIssue(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...unknown].join('.');
}

function typeText(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing';
  const received = input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input;
  const wanted = KINDS[expected] ?? expected;
  return `is ${KINDS[received] ?? received}, and ${wanted} is wanted`;
}

function meantField({ keys, inst, input }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>) {
  if (!(inst instanceof z.ZodObject)) return '';
  const unused = Object.keys(inst.shape).filter((field) => !(field in (input as object)));
  return keys.map((key) => didYouMean(key, unused)).find((text) => text !== '') ?? '';
}

/** What is wrong with the form that fits best; nothing where it is of another kind than all of them. */
function nearestForm({ errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const [nearest] = errors
    .filter((issues) =>
      issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
    )
    .filter((issues) =>
      issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_value'),
    )
    .toSorted((one, other) => one.length - other.length);
  const told = nearest?.map(({ path, message }) => [...path, message].join(' ')) ?? [];
  return told.length > 0 ? `: in the nearest, ${told.join('; ')}` : '';
}

function sizeText(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `is to have ${bound} ${limit} characters`;
  if (origin === 'array') return `is to have ${bound} ${limit} entries`;
  return `is to be ${bound} ${limit}`;
}
