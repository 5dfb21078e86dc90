import type { z } from 'zod';
import { listing } from '../../../contract/block-content.ts';

export const schema = listing;
export type Content = z.infer<typeof schema>;
