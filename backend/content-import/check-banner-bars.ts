import type { Layout } from '../../contract/layout.ts';
import type { ContentFiles } from './content-files.ts';

/** What the cookie of the bars that a visitor has closed can hold (LAY-08). */
const BAR_ID = /^[\w-]{1,64}$/;

/** Banner bars can be closed, each by itself: by an id of its own that a cookie can hold. */
export function checkBannerBars(files: ContentFiles, file: string, { beans }: Layout): void {
  for (const [index, { id }] of beans.entries()) {
    if (!BAR_ID.test(id)) {
      files.report(
        file,
        `beans.${index}.id`,
        `${id} is not of letters, digits, - and _ (64 at most)`,
      );
    }
    if (beans.findIndex((other) => other.id === id) < index) {
      files.report(file, `beans.${index}.id`, `${id} is also that of another bar`);
    }
  }
}
