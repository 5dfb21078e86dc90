/** `npm run content:check`: reads the content folder and names every problem; changes nothing. */
import { readContent } from '../backend/content-import/read-content.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const { travels, coordinators, pages } = readContent('content');
  say(
    `content    ${travels.length} travels, ${coordinators.length} coordinators, ${pages.length} pages: no problem found`,
  );
});
