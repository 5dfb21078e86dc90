/** The mails about a meet-up that somebody has joined (MEET-01): that they have a place, that it moved, that it is off. */
import { meetupCalendarPath, meetupPath } from '../../contract/meetup-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { formatClockTime } from '../../domain/clock-time.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { printMeetupSearch } from '../../domain/meetup-search.ts';
import type { AnnouncedEvent } from '../catalogue/meetup-records.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { composeMail } from './compose-mail.ts';
import { greeting, paragraph, type MailPart } from './mail-parts.ts';
import { mailWords } from './mail-words.ts';

export interface MeetupMailParts {
  readonly eventId: string;
  /** As the mail says it; of one that is called off, as it would have been. */
  readonly announced: AnnouncedEvent;
  readonly email: string;
  readonly firstName: string | null;
  /** In which they joined. */
  readonly marketId: MarketId;
  readonly brandName: string;
  /** Of the market's site. */
  readonly origin: string;
}

/** Told when somebody joins, and when it moves: when and where, the file for the calendar, how to give the place back. */
export function placeMail(kind: 'joined' | 'moved', parts: MeetupMailParts): Mail {
  const { eventId, announced, origin } = parts;
  return meetupMail(kind, parts, (say, { date, time }) => [
    {
      kind: 'facts',
      facts: [
        { label: say('fact.meetup'), value: announced.title },
        { label: say('fact.when'), value: `${date}, ${time}` },
        { label: say('fact.where'), value: `${announced.city}, ${announced.meetingPoint}` },
      ],
    },
    {
      kind: 'paragraph',
      text: say('calendar'),
      link: { label: say('calendarLink'), url: origin + meetupCalendarPath(eventId) },
    },
    {
      kind: 'button',
      lead: say('leave'),
      link: { label: say('seeMeetup'), url: origin + meetupPath(eventId) },
    },
  ]);
}

export function calledOffMail(parts: MeetupMailParts): Mail {
  const { announced, marketId, origin } = parts;
  const others = printMeetupSearch({ city: announced.cityId });
  return meetupMail('calledOff', parts, (say) => [
    {
      kind: 'button',
      lead: say('others'),
      link: {
        label: say('seeOthers'),
        url: `${origin}${pathOf('events-wemeet', marketId)}?${others}`,
      },
    },
  ]);
}

function meetupMail(
  kind: 'joined' | 'moved' | 'calledOff',
  { announced, email, firstName, marketId, brandName }: MeetupMailParts,
  restOf: (
    say: (key: string) => string,
    values: { readonly date: string; readonly time: string },
  ) => MailPart[],
): Mail {
  const market = MARKETS[marketId];
  const t = mailWords(market.language);
  const values = {
    title: announced.title,
    city: announced.city,
    date: formatLongDate(announced.startingDate, market),
    time: formatClockTime(announced.startingTime, market),
  };
  const say = (key: string) => t(`meetup.${key}`, values);
  return composeMail({
    to: email,
    market,
    brandName,
    subject: say(`${kind}.subject`),
    heading: say(`${kind}.heading`),
    parts: [greeting(firstName ?? '', t), paragraph(say(`${kind}.text`)), ...restOf(say, values)],
    headers: {},
  });
}
