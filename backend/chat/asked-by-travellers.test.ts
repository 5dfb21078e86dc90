import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../domain/market.ts';
import { chatSourcesByLanguage } from '../../scripts/search/measure-chat.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { answerQuestion, NOTHING_BEFORE, type ChatSources } from './answer-question.ts';

const JAPAN = 'japan-tokyo-kyoto';

let sources: Readonly<Record<Language, ChatSources>>;
beforeAll(async () => {
  sources = await chatSourcesByLanguage(CONTENT);
});
const ask = (question: string, language: Language, about: string | null = null) =>
  answerQuestion(question, { ...NOTHING_BEFORE, about }, sources[language]);

describe('CHAT-01 who asks how to reach a person', () => {
  test.each([
    ['en', 'How do I reach a person?', 'phone number', 'can I call you?'],
    ['it', 'come parlo con una persona?', 'numero di telefono', 'posso chiamarvi?'],
    ['es', '¿cómo hablo con una persona?', 'número de teléfono', '¿puedo llamaros?'],
    ['fr', 'comment parler à quelqu’un ?', 'numéro de téléphone', 'puis-je vous appeler ?'],
    ['de', 'wie kann ich mit einem Menschen sprechen?', 'Telefonnummer', 'kann ich euch anrufen?'],
  ] as const)('gets the ways to one beside the page, also with a trip in hand: %s', (...asked) => {
    const [language, ...questions] = asked;
    for (const question of questions) {
      expect(ask(question, language)).toMatchObject({
        isOfPeople: true,
        quote: { page: { id: 'contacts' } },
      });
      expect(ask(question, language, JAPAN)).toMatchObject({ isOfPeople: true, about: JAPAN });
    }
  });
});

describe('CHAT-01 what somebody needs finds the question that is answered', () => {
  test.each([
    ['en', 'I use a wheelchair', 'I am coeliac', "I'm celiac, can I join?"],
    ['it', 'uso la sedia a rotelle', 'sono celiaco', 'sono celiaca, posso partecipare?'],
    ['es', 'voy en silla de ruedas', 'soy celíaca', 'soy celíaco, ¿puedo ir?'],
    ['fr', 'je suis en fauteuil roulant', 'je suis cœliaque', 'je suis coeliaque'],
    ['de', 'ich sitze im Rollstuhl', 'ich habe Zöliakie', 'Zöliakie'],
  ] as const)('of a wheelchair and of an allergy: %s', (language, wheelchair, ...allergies) => {
    const placeOf = (question: string) => ask(question, language).quote?.page.hash;
    expect(placeOf(wheelchair)).toBe('faqs-3-9-5');
    expect(allergies.map(placeOf)).toEqual(allergies.map(() => 'faqs-3-8-2'));
  });

  test.each([
    ['en', 'visa for India with a British passport', 'visa for India as a German citizen'],
    ['it', 'visto per l’India con passaporto britannico', 'visto per l’India, passaporto italiano'],
    ['es', 'visado para la India con pasaporte británico', 'visado India, pasaporte español'],
    ['fr', 'visa pour l’Inde avec un passeport britannique', 'visa Inde, passeport français'],
    ['de', 'Visum für Indien mit britischem Pass', 'Visum Indien mit deutschem Pass'],
  ] as const)('whose passport it is, is not where one goes: %s', (language, ...questions) => {
    for (const question of questions) {
      const page = { id: 'india-rajasthan', hash: 'before' };
      expect(ask(question, language), question).toMatchObject({
        about: 'india-rajasthan',
        quote: { page },
      });
    }
  });

  test.each([
    ['en', 'How much is the deposit?'],
    ['it', 'A quanto ammonta l’acconto?'],
    ['es', '¿A cuánto asciende el anticipo?'],
    ['fr', 'À combien s’élève l’acompte ?'],
    ['de', 'Wie hoch ist die Anzahlung?'],
  ] as const)('the deposit of all trips, or of the one in hand: %s', (language, question) => {
    expect(ask(question, language).whichTrip).toBe('deposit');
    expect(ask(question, language, JAPAN).trip?.focus).toBe('deposit');
  });

  test.each(['northern lights in Iceland in March', 'Can I see the northern lights in Iceland?'])(
    'what is to be seen in a country, of a trip there: %s',
    (question) => {
      const { trip, quote } = ask(question, 'en');
      expect(trip?.travel.id).toBe('iceland-ring-road');
      expect(quote?.sentences.join(' ')).toMatch(/northern lights/i);
    },
  );
});

describe('CHAT-01 a wish with a place of its own', () => {
  test.each([
    ['en', 'trips to Japan in March', 'actually I want two weeks in Morocco in May instead'],
    ['it', 'viaggi in Giappone a marzo', 'voglio invece due settimane in Marocco a maggio'],
    ['es', 'viajes a Japón en marzo', 'mejor quiero dos semanas en Marruecos en mayo'],
    ['fr', 'voyages au Japon en mars', 'je veux plutôt deux semaines au Maroc en mai'],
    ['de', 'Reisen nach Japan im März', 'ich will lieber zwei Wochen in Marokko im Mai'],
  ] as const)('takes the place of the trip before: %s', (language, first, wish) => {
    const before = ask(first, language);
    expect(before.about).toBe(JAPAN);
    const answer = answerQuestion(wish, before, sources[language]);
    expect(answer).toMatchObject({
      about: 'morocco-cities-desert',
      search: { destinationId: ['MAR'], dateFrom: '2027-05-01', durationFrom: 12 },
    });
  });

  test.each([
    ['en', 'trips to Japan in December', 'anything cheaper?'],
    ['it', 'viaggi in Giappone a dicembre', 'qualcosa di più economico?'],
    ['es', 'viajes a Japón en diciembre', '¿algo más barato?'],
    ['fr', 'voyages au Japon en décembre', 'quelque chose de moins cher ?'],
    ['de', 'Reisen nach Japan im Dezember', 'etwas Günstigeres?'],
  ] as const)(
    'of a trip that does not leave in those days others are cheaper: %s',
    (language, first, cheaper) => {
      const own = sources[language];
      const inOtherMonths: ChatSources = {
        ...own,
        lowestShown: ({ asked }) => (asked.dateFrom ? null : 250_000),
      };
      const before = answerQuestion(first, NOTHING_BEFORE, inOtherMonths);
      const { search } = answerQuestion(cheaper, before, inOtherMonths);
      expect(search).toEqual({
        dateFrom: '2026-12-01',
        dateTo: '2026-12-31',
        priceTo: 249_900,
        sort: 'price:asc',
      });
    },
  );
});

describe('CHAT-01 SRCH-03 slips in short names', () => {
  test.each([
    ['en', 'trips to japn in aprl'],
    ['it', 'giappne ad aprle'],
    ['es', 'viajes a jpón en abrl'],
    ['fr', 'voyages au jpon en avrl'],
    ['de', 'Reisen nach Japn im Aprl'],
  ] as const)('of places and months are forgiven: %s', (language, question) => {
    expect(ask(question, language).trip).toMatchObject({
      travel: { id: JAPAN },
      days: { dateFrom: '2027-04-01', dateTo: '2027-04-30' },
    });
  });

  test.each([
    ['en', 'the match is what I mean'],
    ['it', 'un mazzo di carte'],
    ['es', 'tengo ganas y una gana'],
    ['fr', 'les mares et la mer'],
    ['de', 'mach mal'],
  ] as const)('are none where another word is meant: %s', (language, text) => {
    const { filters } = sources[language].read(text);
    expect([filters.dateFrom, filters.destinationId]).toEqual([undefined, undefined]);
  });
});

describe('CHAT-01 AI-01 days on which nobody can leave', () => {
  test.each([
    ['en', '31 February', 'trips on 3 May 2020', 'Japan in May 2035'],
    ['it', 'il 31 febbraio', 'viaggi il 3 maggio 2020', 'Giappone a maggio 2035'],
    ['es', 'el 31 de febrero', 'viajes el 3 de mayo de 2020', 'Japón en mayo de 2035'],
    ['fr', 'le 31 février', 'voyages le 3 mai 2020', 'Japon en mai 2035'],
    ['de', 'am 31. Februar', 'Reisen am 3. Mai 2020', 'Japan im Mai 2035'],
  ] as const)('are named, and not left out in silence: %s', (language, none, past, far) => {
    const [ofNone, ofPast, ofFar] = [none, past, far].map((question) => ask(question, language));
    expect(ofNone).toMatchObject({ impossibleDays: [{ isPast: false }], unused: [], search: null });
    expect(ofNone?.impossibleDays[0]?.words).toMatch(/^31/);
    expect(ofPast).toMatchObject({ impossibleDays: [{ isPast: true }], unused: [] });
    expect(ofPast?.impossibleDays[0]?.words).toMatch(/^3.*2020$/);
    expect(ofFar).toMatchObject({ isFar: true, unused: [], trip: { travel: { id: JAPAN } } });
  });

  test.each([
    ['trips on 31/2/2027', 'noDay'],
    ['viajes el 31 de febrero de 2027', 'noDay'],
    ['trips on 2019-05-12', 'past'],
    ['trips in 2035', 'far'],
    ['30 of April or 31 of April', 'noDay'],
  ])('are read in digits, too: %s', (question, why) => {
    expect(sources.it.read(question).impossibleDays).toMatchObject([{ why }]);
  });

  test.each(['29 February 2028', 'up to 1999 euros', 'born in 1985', '31 days', 'May 2027'])(
    'are not: %s',
    (question) => expect(sources.en.read(question).impossibleDays).toEqual([]),
  );
});

describe('AI-01 what is not wanted, or not offered', () => {
  test.each([
    ['en', 'anything in europe, just not this summer', 'not in summer'],
    ['it', 'ovunque in europa ma non quest’estate', 'non in estate'],
    ['es', 'por europa, pero no este verano', 'no en verano'],
    ['fr', 'en europe, mais pas cet été', 'pas en été'],
    ['de', 'nach Europa, aber nicht diesen Sommer', 'nicht im Sommer'],
  ] as const)('"not this summer" is said of the next one alone: %s', (language, once, always) => {
    const leftOut = (text: string) =>
      sources[language].read(text).excluded.map((one) => one.values);
    expect(leftOut(once)).toMatchObject([{ dateTo: '2027-09-22' }]);
    expect(leftOut(always)).toHaveLength(3);
  });

  test.each([
    ['en', 'safari with only women', 'only women'],
    ['it', 'safari solo donne', 'solo donne'],
    ['es', 'safari solo para mujeres', 'solo para mujeres'],
    ['fr', 'safari entre femmes', 'entre femmes'],
    ['de', 'Safari nur für Frauen', 'nur für Frauen'],
  ] as const)('a group of women is said not to be understood: %s', (language, text, words) => {
    const { filters, notUnderstood } = sources[language].read(text);
    expect(filters.travelStyles).toEqual(['safari']);
    expect(notUnderstood).toEqual([words]);
  });
});

describe('CHAT-01 AI-01 a wish that says only what is left out', () => {
  const JPN = [{ destinationId: ['JPN'] }];
  const MAR = [{ destinationId: ['MAR'] }];
  test.each([
    ['en', 'avoid Morocco', MAR],
    ['it', 'evita il Marocco', MAR],
    ['es', 'evitar Marruecos', MAR],
    ['fr', 'éviter le Maroc', MAR],
    ['de', 'Japan meiden', JPN],
    ['en', 'skip Japan', JPN],
    ['en', 'Asia, but I hate Japan', JPN],
    ['en', 'Asia minus Japan', JPN],
    ['it', 'tutto tranne il Giappone', JPN],
    ['fr', 'tout sauf le Japon', JPN],
    ['en', 'I can’t stand hiking', [{ travelStyles: ['trekking'] }]],
    ['en', 'anywhere but not Japan', JPN],
    ['en', 'anything but not hiking', [{ travelStyles: ['trekking'] }]],
    ['en', 'I never want to see Japan again', JPN],
    ['en', 'Japan is off the table', JPN],
    ['en', 'everywhere other than Japan', JPN],
    ['en', 'hiking isn’t my thing', [{ travelStyles: ['trekking'] }]],
    ['it', 'ovunque tranne il Giappone', JPN],
    ['es', 'cualquier sitio menos Japón', JPN],
    ['fr', 'partout sauf au Japon', JPN],
    ['de', 'Japan fällt weg', JPN],
    ['de', 'Wandern muss nicht sein', [{ travelStyles: ['trekking'] }]],
    ['de', 'nix mit Wandern', [{ travelStyles: ['trekking'] }]],
  ] as const)('is a search: %s, %s', (language, question, excluded) => {
    expect(ask(question, language)).toMatchObject({
      search: { excluded },
      quote: null,
      trip: null,
    });
  });

  test('a price that is too high is one, too', () => {
    const { search } = ask('I would rather not spend over £1500', 'en');
    expect(search).toEqual({ priceTo: expect.any(Number) as number });
  });
});

describe('CHAT-01 what is asked of the trip in hand', () => {
  test.each([
    ['en', 'who goes on it, what ages?'],
    ['it', 'chi partecipa, che età hanno?'],
    ['es', '¿quién va, qué edades?'],
    ['fr', 'qui participe, quel âge ont-ils ?'],
    ['de', 'Wer fährt mit, wie alt sind die?'],
  ] as const)('its group: %s', (language, question) => {
    expect(ask(question, language, JAPAN).trip).toMatchObject({ focus: 'group' });
  });

  test.each([
    ['en', 'what else do I have to pay on top?'],
    ['it', 'cos’altro devo pagare in più?'],
    ['es', '¿qué más tengo que pagar aparte?'],
    ['fr', 'qu’est-ce que je dois payer en plus ?'],
    ['de', 'was muss ich noch extra bezahlen?'],
  ] as const)('what it does not include: %s', (language, question) => {
    expect(ask(question, language, JAPAN).quote?.page).toMatchObject({
      id: JAPAN,
      hash: 'included',
    });
  });
});

describe('CHAT-01 questions that the site answers in other words', () => {
  test.each([
    ['en', 'is there a vegetarian option', 'faqs-3-8-2'],
    ['en', 'will I share a room with a man', 'faqs-3-3-1'],
    ['en', 'can my friend take my place', 'faqs-3-6-8'],
    ['en', 'can I swap to another date', 'faqs-3-6-7'],
    ['it', 'c’è un’opzione vegetariana?', 'faqs-3-8-2'],
    ['it', 'posso cambiare data', 'faqs-3-6-7'],
    ['es', '¿hay opción vegetariana?', 'faqs-3-8-2'],
    ['fr', 'y a-t-il une option végétarienne ?', 'faqs-3-8-2'],
    ['fr', 'puis-je changer de date ?', 'faqs-3-6-7'],
    ['de', 'gibt es eine vegetarische Option?', 'faqs-3-8-2'],
  ] as const)('%s: %s', (language, question, hash) => {
    expect(ask(question, language).quote?.page.hash).toBe(hash);
  });

  test.each([
    ['en', 'somthing in Marocco in novemeber'],
    ['it', 'viagio in marroco a novenbre'],
  ] as const)('slips are forgiven: %s', (language, question) => {
    expect(ask(question, language).trip).toMatchObject({
      travel: { id: 'morocco-cities-desert' },
      days: { dateFrom: '2027-11-01' },
    });
  });

  test.each([
    ['de', 'Strand im Mai unter 3000 €', 'Wanderreise in Europa, nicht zu schwer'],
    ['en', 'beach in May under £3000', 'hiking trip in Europe, not too hard'],
  ] as const)('a whole new wish begins anew: %s', (language, first, wish) => {
    const answer = answerQuestion(wish, ask(first, language), sources[language]);
    expect(answer.search).toEqual({
      continentId: ['europe'],
      travelStyles: ['trekking'],
      pace: 'moderate',
    });
  });
});

describe('CHAT-01 months that one cannot go in', () => {
  test.each([
    ['en', 'I can’t do June'],
    ['en', 'I can’t travel in June'],
    ['en', 'any month but June'],
    ['it', 'non posso a giugno'],
    ['es', 'no puedo en junio'],
    ['fr', 'je ne peux pas en juin'],
    ['de', 'im Juni kann ich nicht'],
  ] as const)('are left out, also where they were asked for before: %s, %s', (language, wish) => {
    const june = { dateFrom: '2027-06-01', dateTo: '2027-06-30' };
    const IN_JUNE = { en: 'June', it: 'giugno', es: 'junio', fr: 'juin', de: 'Juni' };
    for (const before of [NOTHING_BEFORE, ask(IN_JUNE[language], language)]) {
      const { search } = answerQuestion(wish, before, sources[language]);
      expect(search?.excluded).toContainEqual(june);
      expect(search).not.toMatchObject(june);
    }
  });
});

test('CHAT-01 of days that were asked for those stay that are not ruled out', () => {
  const spring = ask('trips in April or May', 'en');
  const { search } = answerQuestion('not in May', spring, sources.en);
  expect(search).toMatchObject({ dateFrom: '2027-04-01' });
  expect(search?.excluded).toContainEqual({ dateFrom: '2027-05-01', dateTo: '2027-05-31' });
});

test('CHAT-01 a private room that was asked for stays in the next question', () => {
  const room = answerQuestion('with a private room', ask('beach trip in May', 'en'), sources.en);
  const { search } = answerQuestion('under £1200', room, sources.en);
  expect(search).toMatchObject({ isNoSharingRoomAvailable: true, travelStyles: ['beach'] });
});

test('CHAT-01 "bon marché" is no hike', () => {
  expect(ask('un voyage bon marché en mai', 'fr').search).not.toHaveProperty('travelStyles');
});
