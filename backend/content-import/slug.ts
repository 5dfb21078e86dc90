/** A part of an address as content may choose it: no dot, so that none ends in `.data` (SEC-11). */
import { z } from 'zod';

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case ASCII words joined by hyphens');
