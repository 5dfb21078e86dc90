import { describe, expect, test } from 'vitest';
import type { MeetupRecord } from './meetup-records.ts';
import { hostedEvents } from './hosted-events.ts';

const TODAY = '2027-03-01';
/** A Thursday, the only one that these meet-ups have within the time known. */
const DAY = '2027-04-01';

function meetup(id: string, host: string, alsoHostedBy?: string[]) {
  const rule: MeetupRecord['rule'] = {
    weekday: 4,
    time: '18:30',
    minutes: 90,
    everyWeeks: 8,
    firstWeek: 3,
  };
  return { id, rule, places: 9, attendees: [], host, alsoHostedBy };
}

function tour(coordinatorId: string | null, startingDate: string, endingDate: string) {
  return { coordinatorId, startingDate, endingDate, isWithdrawn: false };
}
type Tour = ReturnType<typeof tour>;

/** Who receives people at each; nothing for one that does not take place. */
function hostsOf(meetups: ReturnType<typeof meetup>[], tours: Tour[]) {
  return hostedEvents(meetups, tours, TODAY, null).map(({ meetupId, startingDate, standIn }) => {
    expect(startingDate).toBe(DAY);
    const host = meetups.find(({ id }) => id === meetupId)?.host;
    return `${meetupId} ${standIn ?? host}`;
  });
}

describe('MEET-01 TRV-10 who receives people at a meet-up', () => {
  test.each<[string, Tour[], string]>([
    ['nobody travels', [], 'walk ada'],
    ['the host travels', [tour('ada', '2027-03-30', '2027-04-10')], 'walk ben'],
    ['the host leaves on the day', [tour('ada', DAY, '2027-04-10')], 'walk ben'],
    ['the host comes back on the day', [tour('ada', '2027-03-20', DAY)], 'walk ben'],
    ['the host leaves on the next day', [tour('ada', '2027-04-02', '2027-04-10')], 'walk ben'],
    ['the host came back the day before', [tour('ada', '2027-02-20', '2027-03-31')], 'walk ben'],
    ['the host leaves two days later', [tour('ada', '2027-04-03', '2027-04-10')], 'walk ada'],
    ['the host came back two days before', [tour('ada', '2027-03-20', '2027-03-30')], 'walk ada'],
    ['a group does not run', [{ ...tour('ada', DAY, DAY), isWithdrawn: true }], 'walk ada'],
    ['nobody is named for a group', [tour(null, DAY, DAY)], 'walk ada'],
    ['two travel', [tour('ada', DAY, DAY), tour('ben', DAY, DAY)], 'walk cid'],
  ])('when %s', (_, tours, expected) => {
    expect(hostsOf([meetup('walk', 'ada', ['ben', 'cid'])], tours)).toEqual([expected]);
  });

  test.each<[string[] | undefined]>([[undefined], [[]], [['ben']]])(
    'it does not take place when neither the host nor %j can come',
    (others) => {
      const tours = [tour('ada', DAY, DAY), tour('ben', DAY, DAY)];
      expect(hostsOf([meetup('walk', 'ada', others)], tours)).toEqual([]);
    },
  );

  test('nobody is at two on one day, and everybody is at their own first', () => {
    const meetups = [
      meetup('choir', 'ada', ['ben', 'cid']),
      meetup('dance', 'ada', ['cid']),
      meetup('walk', 'ben', ['cid']),
    ];
    const tours = [tour('ada', DAY, DAY)];
    expect(hostsOf(meetups, tours)).toEqual(['choir cid', 'walk ben']);
    // Whatever order they come in.
    expect(hostsOf(meetups.toReversed(), tours)).toEqual(['choir cid', 'walk ben']);
    expect(hostsOf(meetups, [])).toEqual(['choir ada', 'dance cid', 'walk ben']);
  });
});
