import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { parse } from 'yaml';
import { travelFactsSchema, travelWordsSchema } from '../backend/content-import/travel-content.ts';
import { coordinatorContentSchema } from '../backend/content-import/coordinator-content.ts';
import { LANGUAGES } from '../domain/market.ts';
const only = process.argv.slice(2);
let bad = 0;
const say = (file: string, error: any) => { for (const i of error.issues) { bad++; console.log(file, i.path.join('.'), i.message); } };
for (const id of readdirSync('content/travels')) {
  if (only.length && !only.includes(id)) continue;
  const facts = travelFactsSchema.safeParse(parse(readFileSync(`content/travels/${id}/travel.yaml`, 'utf8')));
  if (!facts.success) { say(`${id}/travel.yaml`, facts.error); continue; }
  if (!existsSync(`content/coordinators/${facts.data.coordinator}.yaml`)) { bad++; console.log(id, 'no coordinator file', facts.data.coordinator); }
  else { const c = coordinatorContentSchema.safeParse(parse(readFileSync(`content/coordinators/${facts.data.coordinator}.yaml`, 'utf8'))); if (!c.success) say(facts.data.coordinator, c.error); }
  for (const language of LANGUAGES) {
    const words = travelWordsSchema.safeParse(parse(readFileSync(`content/travels/${id}/${language}.yaml`, 'utf8')));
    if (!words.success) { say(`${id}/${language}.yaml`, words.error); continue; }
    if (words.data.days.length !== facts.data.days.length) { bad++; console.log(id, language, 'days', words.data.days.length, 'not', facts.data.days.length); }
  }
}
console.log(bad ? `${bad} problems` : 'ok');
