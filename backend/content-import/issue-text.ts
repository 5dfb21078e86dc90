/** What a schema finds wrong, in the words of somebody who writes content and not code. */
import type { z } from 'zod';

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

type Issue = z.core.$ZodIssue;

/** The message goes on after the name of the field. */
export function issueText(issue: Issue): string {
  const { code, message } = issue;
  if (code === 'invalid_type') return typeText(issue.expected, message);
  if (code === 'unrecognized_keys') {
    return `has ${issue.keys.join(', ')}, which nothing is known of here`;
  }
  if (code === 'invalid_value') {
    return message.startsWith('Invalid') ? `is none of ${issue.values.join(', ')}` : message;
  }
  if (code === 'invalid_union' && message.startsWith('Invalid')) {
    return 'has none of the forms that it may have';
  }
  if (code === 'invalid_format' && issue.format === 'regex' && message.startsWith('Invalid')) {
    return `has not the form ${issue.pattern}`;
  }
  if (code === 'too_small' && message.startsWith('Too small')) {
    return sizeText(issue.origin, 'at least', issue.minimum);
  }
  if (code === 'too_big' && message.startsWith('Too big')) {
    return sizeText(issue.origin, 'at most', issue.maximum);
  }
  return message;
}

function typeText(expected: string, message: string): string {
  const received = /received (\w+)$/.exec(message)?.[1];
  if (received === 'undefined') return 'is missing';
  const wanted = KINDS[expected] ?? expected;
  const given = received === undefined ? null : (KINDS[received] ?? received);
  return given === null ? `is not ${wanted}` : `is ${given}, and ${wanted} is wanted`;
}

function sizeText(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `is to have ${bound} ${limit} characters`;
  if (origin === 'array') return `is to have ${bound} ${limit} entries`;
  return `is to be ${bound} ${limit}`;
}
