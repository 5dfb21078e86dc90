import { loadPage } from '../../app/pages/define-page.server.ts';
import { searchPage } from '../../app/pages/search/page.server.ts';
import {
  type FixedAnswers,
  fixedBackend,
  loaderArguments,
  tourCard,
  toursAnswer,
} from './listing-backend.ts';

/** What the loader of the search page gives and asks for; one departure is found unless `answers` say otherwise. */
export async function loadSearch(path: string, answers: FixedAnswers = {}) {
  const backend = fixedBackend({ '/tours': toursAnswer([tourCard()]), ...answers });
  const page = await loadPage(searchPage, await loaderArguments({ path, backend }));
  return { ...page, asked: backend.asked };
}
