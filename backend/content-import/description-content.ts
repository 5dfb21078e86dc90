/** What a list of results shows of a page (SEO-01): of less it says nothing, and more it cuts off. */
import { z } from 'zod';

export const descriptionSchema = z.string().trim().min(50).max(160);
