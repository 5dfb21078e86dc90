/** Tests of content that is spoilt: what reading it names. */
import { relative, sep } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContentInvalid } from '../../backend/content-import/content-invalid.ts';
import { readContent } from '../../backend/content-import/read-content.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { createSmallContent, SMALL_TRAVELS, type SmallContent } from './small-content.ts';

const [TRAVEL] = SMALL_TRAVELS;
/** Files of the small content, as problems name them. */
export const FACTS = `travels/${TRAVEL}/travel.yaml`;
export const ENGLISH = `travels/${TRAVEL}/en.yaml`;
export const COORDINATOR = 'coordinators/ada-verdi.yaml';

/** What the fault is, how content comes to have it, and how its problem begins. */
export type Fault = readonly [
  title: string,
  spoil: (content: SmallContent) => void,
  problem: string,
];

/** A test for each fault: it is named by file and field, and nothing else is. */
export function testFaults(faults: readonly Fault[]): void {
  test.each(faults)('%s', (_, spoil, expected) => {
    const content = contentOfTest();
    spoil(content);
    expect(problemsOf(content)).toEqual([expect.stringContaining(expected)]);
  });
}

/** Small content that is gone when the test is over. */
export function contentOfTest(): SmallContent {
  const content = createSmallContent();
  onTestFinished(() => content.dispose());
  return content;
}

/** Each problem as `file field: message`, files from the content folder. */
export function problemsOf({ folder }: SmallContent, today?: CalendarDate): string[] {
  try {
    readContent(folder, undefined, undefined, today);
    return [];
  } catch (error) {
    if (!(error instanceof ContentInvalid)) throw error;
    return error.problems.map(({ file, field, message }) => {
      const name = relative(folder, file).replaceAll(sep, '/');
      return `${name}${field && ` ${field}`}: ${message}`;
    });
  }
}
