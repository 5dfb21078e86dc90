/** The other side of `find-holidays.ts`, a process of its own: questions in its argument, answers on its output. */
import Holidays from 'date-holidays';
import type { Holiday, HolidayQuestion } from './find-holidays.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const questions = JSON.parse(process.argv[2] ?? '[]') as readonly HolidayQuestion[];
process.stdout.write(JSON.stringify(questions.map(holidaysOf)));

function holidaysOf({ country, state, language, years }: HolidayQuestion): Holiday[] {
  const options = { languages: [language] };
  const holidays = state ? new Holidays(country, state, options) : new Holidays(country, options);
  return years.flatMap((year) =>
    holidays.getHolidays(year).map(({ date, name, type }) => ({
      day: date.slice(0, DAY_LENGTH),
      name,
      isPublic: type === 'public',
    })),
  );
}
