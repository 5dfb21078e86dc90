import { SAVED_PROBLEMS } from './saved-form.ts';

/** What came of saving or removing something. */
export const SAVED_NOTICES = ['added', 'removed', ...SAVED_PROBLEMS] as const;
export type SavedNotice = (typeof SAVED_NOTICES)[number];
