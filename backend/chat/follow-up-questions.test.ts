import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { CHAT_QUESTIONS } from '../../scripts/search/chat-questions.ts';
import { HELD_OUT_FOLLOW_UPS } from '../../scripts/search/chat-follow-ups.ts';
import { chatSourcesByLanguage } from '../../scripts/search/measure-chat.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { answerQuestion, NOTHING_BEFORE, type ChatSources } from './answer-question.ts';
import { answerInOtherLanguage, languageOf } from './other-language.ts';

const JAPAN = 'japan-tokyo-kyoto';

let sources: Readonly<Record<Language, ChatSources>>;
beforeAll(async () => {
  sources = await chatSourcesByLanguage(CONTENT);
});
const ask = (question: string, language: Language, about: string | null = null) =>
  answerQuestion(question, { ...NOTHING_BEFORE, about }, sources[language]);

describe('CHAT-01 who asks for children', () => {
  test.each([
    ['en', 'Can I bring my kids?', 'do you have family trips'],
    ['it', 'Posso portare i miei figli?', 'ci sono viaggi per famiglie?'],
    ['es', '¿Puedo llevar a mis hijos?', '¿hay viajes en familia?'],
    ['fr', 'Puis-je emmener mes enfants ?', 'y a-t-il des voyages en famille ?'],
    ['de', 'Kann ich meine Kinder mitnehmen?', 'Gibt es Familienreisen?'],
  ] as const)('is told of ages, and those of the trip in hand: %s', (language, kids, family) => {
    const onChildren = { page: { id: 'faqs', hash: 'faqs-3-1-6' } };
    expect(ask(kids, language)).toMatchObject({ quote: onChildren, trip: null });
    expect(ask(family, language).quote).toMatchObject(onChildren);
    expect(ask(kids, language, JAPAN)).toMatchObject({
      quote: onChildren,
      trip: { travel: { id: JAPAN }, focus: 'ages' },
      about: JAPAN,
    });
  });
});

describe('CHAT-01 what is asked of the trip in hand is answered by its figures', () => {
  test.each([
    ['en', 'How hard is it?', 'Who goes on it?', 'Can I cancel and get my money back?'],
    ['it', 'Quanto è difficile?', 'Chi ci va?', 'Posso annullare e riavere i soldi?'],
    ['es', '¿Es muy duro?', '¿Quién va?', '¿Puedo cancelar y que me devuelvan el dinero?'],
    ['fr', 'C’est difficile ?', 'Qui y participe ?', 'Puis-je annuler et être remboursé ?'],
    ['de', 'Wie anstrengend ist sie?', 'Wer fährt mit?', 'Kann ich stornieren?'],
  ] as const)('of its pace, its group and cancelling: %s', (language, hard, who, cancel) => {
    const focusOf = (question: string) => ask(question, language, JAPAN).trip?.focus;
    expect([hard, who, cancel].map(focusOf)).toEqual(['pace', 'group', 'cancellation']);
  });

  test.each([
    ['en', 'And what is included?', 'what is not included?'],
    ['it', 'e che cosa è incluso?', 'cosa non è compreso?'],
    ['es', '¿y qué está incluido?', '¿qué no está incluido?'],
    ['fr', 'et qu’est-ce qui est compris ?', 'qu’est-ce qui n’est pas compris ?'],
    ['de', 'Und was ist enthalten?', 'Was ist nicht enthalten?'],
  ] as const)('of what it includes, and what not: %s', (language, included, notIncluded) => {
    const texts = CONTENT.travels.find(({ id }) => id === JAPAN)?.words[language];
    const quoted = (question: string) => ask(question, language, JAPAN).quote?.sentences[0];
    expect(quoted(included)).toBe(texts?.included[0]);
    expect(texts?.notIncluded).toContain(quoted(notIncluded));
  });
});

describe('CHAT-01 after a trip was spoken of', () => {
  test.each([
    ['en', 'What is the cheapest trip you have?', 'trips to Japan in May', 'anything cheaper?'],
    [
      'it',
      'Qual è il viaggio più economico che avete?',
      'viaggi in Giappone a maggio',
      'qualcosa di più economico?',
    ],
    [
      'es',
      '¿Cuál es el viaje más barato que tenéis?',
      'viajes a Japón en mayo',
      '¿algo más barato?',
    ],
    [
      'fr',
      'Quel est votre voyage le moins cher ?',
      'voyages au Japon en mai',
      'quelque chose de moins cher ?',
    ],
    ['de', 'Was ist eure günstigste Reise?', 'Reisen nach Japan im Mai', 'etwas Günstigeres?'],
  ] as const)(
    'the cheapest one is of all, and a cheaper one under what was asked before: %s',
    (language, cheapest, first, cheaper) => {
      expect(ask(cheapest, language, JAPAN)).toMatchObject({
        trip: null,
        search: { sort: 'price:asc' },
      });
      const dear = { ...sources[language], lowestShown: () => 199_000 };
      const before = answerQuestion(first, NOTHING_BEFORE, dear);
      expect(answerQuestion(cheaper, before, dear).search).toMatchObject({
        destinationId: ['JPN'],
        dateFrom: '2027-05-01',
        dateTo: '2027-05-31',
        priceTo: 198_900,
        sort: 'price:asc',
      });
    },
  );
});

describe('CHAT-01 a first question that names no trip', () => {
  test.each([
    ['en', 'How many seats are left?', 'Single room'],
    ['it', 'Quanti posti restano?', 'camera singola'],
    ['es', '¿Cuántas plazas quedan?', 'habitación individual'],
    ['fr', 'Combien de places reste-t-il ?', 'chambre individuelle'],
    ['de', 'Wie viele Plätze sind noch frei?', 'Einzelzimmer'],
  ] as const)('is asked which one it means: %s', (language, seats, room) => {
    expect(ask(seats, language)).toMatchObject({ whichTrip: 'seats', quote: null, search: null });
    const onRooms = ask(room, language);
    expect(onRooms.whichTrip).toBe('room');
    expect(onRooms.quote).not.toBeNull();
  });
});

describe('CHAT-01 what is understood of several wishes', () => {
  test.each([
    ['en', 'Somewhere warm in January under 1500', 'hiking in Japan in May'],
    ['it', 'un posto caldo a gennaio sotto i 1500', 'trekking in Giappone a maggio'],
    ['es', 'un sitio cálido en enero por menos de 1500', 'senderismo en Japón en mayo'],
    ['fr', 'un endroit chaud en janvier à moins de 1500', 'randonnée au Japon en mai'],
    ['de', 'Irgendwo warm im Januar unter 1500', 'Wandern in Japan im Mai'],
  ] as const)('is searched for, and the rest said not to be: %s', (language, warm, hiking) => {
    const { search, quote, unused } = ask(warm, language);
    expect(search).toMatchObject({ dateFrom: '2027-01-01', dateTo: '2027-01-31' });
    expect(search?.priceTo).toBeGreaterThan(0);
    expect(quote).toBeNull();
    expect(unused.join(' ')).toMatch(/warm|caldo|cálido|chaud/);
    expect(ask(hiking, language).search).toMatchObject({
      destinationId: ['JPN'],
      dateFrom: '2027-05-01',
      travelStyles: ['trekking'],
    });
  });

  test.each([
    ['en', 'Is it safe for a woman travelling alone'],
    ['it', 'È sicuro per una donna che viaggia da sola?'],
    ['es', '¿Es seguro para una mujer que viaja sola?'],
    ['fr', 'Est-ce sûr pour une femme qui voyage seule ?'],
    ['de', 'Ist es sicher für eine alleinreisende Frau?'],
  ] as const)('a woman alone reads of travelling alone: %s', (language, question) => {
    const { page } = ask(question, language).quote ?? {};
    expect(page?.id).toBe('faqs');
    expect([null, 'faqs-3-1-1']).toContain(page?.hash);
  });
});

describe('CHAT-01 what is not wanted is never left unheard', () => {
  test.each([
    ['en', 'anything but Europe in August', 'no trekking, no cold, no Asia'],
    ['it', 'tutto tranne l’Europa ad agosto', 'niente trekking, niente freddo, non in Asia'],
    ['es', 'todo menos Europa en agosto', 'sin senderismo, sin frío, no en Asia'],
    ['fr', 'tout sauf l’Europe en août', 'pas de randonnée, pas de froid, pas en Asie'],
    ['de', 'alles außer Europa im August', 'kein Wandern, keine Kälte, nicht nach Asien'],
  ] as const)('with a trip in hand, or beside what is not understood: %s', (language, but, no) => {
    expect(ask(but, language, JAPAN)).toMatchObject({
      trip: null,
      search: { dateFrom: '2027-08-01', excluded: [{ continentId: ['europe'] }] },
    });
    expect(ask(no, language).search?.excluded).toEqual(
      expect.arrayContaining([{ travelStyles: ['trekking'] }, { continentId: ['asia'] }]),
    );
  });

  test.each([
    ['en', 'and Peru?', 'no, not Peru', 'how much is it?'],
    ['it', 'e il Perù?', 'no, non il Perù', 'quanto costa?'],
    ['es', '¿y Perú?', 'no, Perú no', '¿cuánto cuesta?'],
    ['fr', 'et le Pérou ?', 'non, pas le Pérou', 'combien ça coûte ?'],
    ['de', 'und Peru?', 'nein, nicht Peru', 'was kostet das?'],
  ] as const)('a trip that is ruled out is not in hand any more: %s', (language, ...questions) => {
    const last = questions.reduce(
      (before, question) => answerQuestion(question, before, sources[language]),
      NOTHING_BEFORE,
    );
    expect(last).toMatchObject({ trip: null, about: null });
  });

  test.each([
    ['en', 'Asia no beaches', 'in March', 'anywhere but Thailand'],
    ['it', 'Asia senza mare', 'a marzo', 'ma non la Thailandia'],
    ['es', 'Asia sin playa', 'en marzo', 'menos Tailandia'],
    ['fr', 'Asie sans plage', 'en mars', 'mais pas la Thaïlande'],
    ['de', 'Asien ohne Strand', 'im März', 'außer Thailand'],
  ] as const)('is left out of all that was asked before: %s', (language, ...questions) => {
    const last = questions.reduce(
      (before, question) => answerQuestion(question, before, sources[language]),
      { ...ask('', language), ...NOTHING_BEFORE },
    );
    expect(last.search).toMatchObject({ continentId: ['asia'], dateFrom: '2027-03-01' });
    const left = last.search?.excluded ?? [];
    expect(left).toContainEqual({ destinationId: ['THA'] });
    expect(left.length).toBeGreaterThan(1);
  });

  test.each([
    ['en', 'Japan in May without hiking', 'actually hiking is fine'],
    ['it', 'Giappone a maggio senza trekking', 'in realtà il trekking va bene'],
    ['es', 'Japón en mayo sin senderismo', 'en realidad el senderismo está bien'],
    ['fr', 'Japon en mai sans randonnée', 'finalement la randonnée me convient'],
    ['de', 'Japan im Mai ohne Wandern', 'eigentlich ist Wandern in Ordnung'],
  ] as const)(
    'what may be after all is neither ruled out nor required: %s',
    (language, no, fine) => {
      const { asked, trip } = answerQuestion(fine, ask(no, language), sources[language]);
      // One trip is left, whose figures of those days are shown.
      expect(trip).toMatchObject({ travel: { id: JAPAN }, days: { dateFrom: '2027-05-01' } });
      expect(asked).toMatchObject({ destinationId: ['JPN'], dateFrom: '2027-05-01' });
      expect(asked).not.toHaveProperty('excluded');
      expect(asked).not.toHaveProperty('travelStyles');
    },
  );

  test('a limit that follows is kept with all filters before it', () => {
    const { search } = answerQuestion(
      'make it under 3000',
      ask('trips to Japan in May under 2000', 'en'),
      sources.en,
    );
    expect(search).toMatchObject({
      destinationId: ['JPN'],
      dateFrom: '2027-05-01',
      priceTo: 300_000,
    });
  });

  test.each([
    ['en', 'Is it safe for women who do not drink alcohol?'],
    ['it', 'È sicuro per le donne che non bevono alcolici?'],
    ['es', '¿Es seguro para mujeres que no beben alcohol?'],
    ['fr', 'Est-ce sûr pour les femmes qui ne boivent pas d’alcool ?'],
    ['de', 'Ist es sicher für Frauen, die keinen Alkohol trinken?'],
  ] as const)('nobody who asks more is told that they can come alone: %s', (language, question) => {
    expect(ask(question, language).quote?.page.hash).not.toBe('faqs-3-1-1');
  });

  test('of things that contradict each other none is used, and that is said', () => {
    const { search, unused, contradictions } = ask('trips to Japan but not Japan', 'en');
    expect([search, unused]).toEqual([null, []]);
    expect(contradictions).toEqual([{ filter: 'destinationId', words: ['Japan', 'Japan'] }]);
  });

  test.each([
    ['en', 'cheaper than £1000 and more than £3000'],
    ['it', 'più economico di 1000 € e più di 3000 €'],
    ['es', 'más barato que 1000 € y más de 3000 €'],
    ['fr', 'moins cher que 1000 € et plus de 3000 €'],
    ['de', 'günstiger als 1000 € und mehr als 3000 €'],
  ] as const)('of prices that contradict each other none is used: %s', (language, question) => {
    const { search, contradictions } = ask(question, language);
    expect(search?.priceTo).toBeUndefined();
    expect(contradictions).toMatchObject([{ filter: 'price' }]);
  });
});

describe('CHAT-01 a question in another language than the market’s', () => {
  test.each(LANGUAGES)('is known as one, and no question of the own is: %s', (language) => {
    const own = [...CHAT_QUESTIONS, ...HELD_OUT_FOLLOW_UPS].map((one) => one[language]);
    expect(own.filter((question) => languageOf(question, language) !== language)).toEqual([]);
    const others = LANGUAGES.filter((other) => other !== language);
    const asked = others.flatMap((other) => CHAT_QUESTIONS.map((one) => [one[other], other]));
    const known = asked.filter(
      ([question = '', other]) => languageOf(question, language) === other,
    );
    expect(known.length / asked.length).toBeGreaterThan(0.7);
  });

  const answered = (question: string, language: Language, other: Language) =>
    answerInOtherLanguage(question, NOTHING_BEFORE, sources[language], sources[other]);

  test('is answered by figures, and by what the own pages say at the same place', () => {
    expect(languageOf('Was kostet die Reise nach Japan?', 'en')).toBe('de');
    const price = answered('Was kostet die Reise nach Japan?', 'en', 'de');
    expect(price).toMatchObject({ trip: { travel: { id: JAPAN }, focus: 'price' } });
    const { quote } = answered('Welche Versicherung ist enthalten?', 'it', 'de');
    const own = sources.it.pages.passages.find(({ hash }) => hash === 'faqs-3-9-1');
    expect(quote?.page).toMatchObject({ hash: 'faqs-3-9-1', path: '/domande-frequenti' });
    expect(quote?.sentences).toEqual(own?.sentences.slice(0, 3));
  });

  test('is said to be in another one where nothing is read of it', () => {
    expect(answered('Wie heißt die Hauptstadt von Australien?', 'en', 'de')).toMatchObject({
      quote: null,
      isOtherLanguage: true,
    });
    expect(languageOf('なぜ空は青いのですか', 'en')).toBeNull();
    const { isOtherLanguage } = answerInOtherLanguage('なぜ', NOTHING_BEFORE, sources.en, null);
    expect(isOtherLanguage).toBe(true);
  });
});
