/** `npm run content:check`: reads the content folder and names every problem; changes nothing. */
import { listBritishSpellings } from '@cordata/demonstration/british-spelling';
import { languagesOf } from '../backend/catalogue/records.ts';
import { departureDay } from '../backend/content-import/import-outcome.ts';
import { readContent } from '../backend/content-import/read-content.ts';
import { IMAGES_FOLDER, readImageFiles } from '../backend/images/image-files.ts';
import { LANGUAGES } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const content = readContent(
    'content',
    await readImageFiles(`content/${IMAGES_FOLDER}`),
    undefined,
    departureDay(Date.now()),
  );
  const { travels, coordinators, pages } = content;
  say(
    `content    ${travels.length} travels, ${coordinators.length} coordinators, ${pages.length} pages: no problem found`,
  );
  const lacking = [
    ...travels.map((travel) => [`travels/${travel.id}`, languagesOf(travel)] as const),
    ...pages.map(({ key, languages }) => [`pages/${key}`, languages] as const),
  ];
  for (const [name, languages] of lacking) {
    const missing = LANGUAGES.filter((language) => !languages.includes(language));
    if (missing.length > 0) say(`content    not published in ${missing.join(', ')}: ${name}`);
  }
  for (const left of listBritishSpellings(content)) {
    say(`content    British spelling, unknown to content/spelling-en-US.yaml: ${left}`);
  }
}, 'Cannot be imported');
