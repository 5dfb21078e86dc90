import type { ChatQuestion } from './chat-questions.ts';

const ITALY_IN_MAY = {
  en: 'trips to Italy in May below 1500',
  it: 'viaggi in Italia a maggio sotto i 1500',
  es: 'viajes a Italia en mayo por menos de 1500',
  fr: 'voyages en Italie en mai à moins de 1500',
  de: 'Reisen nach Italien im Mai unter 1500',
};

/**
 * Figures, what is not wanted, what follows another question, and what might happen (CHAT-01). Held out as those of
 * `chat-questions.ts`, in the same notation with some more words: `figures room` is what figures of a travel answer, and
 * `not:JPN` what a search leaves out. Prices without a currency are in that of the market.
 */
export const HELD_OUT_FOLLOW_UPS: readonly ChatQuestion[] = [
  {
    page: 'travel japan-tokyo-kyoto figures room',
    en: 'what would a single room add to the price of the Japan trip?',
    it: 'quanto devo aggiungere per una singola nel viaggio in Giappone?',
    es: '¿cuánto hay que añadir por una habitación individual en el viaje a Japón?',
    fr: 'combien faut-il ajouter pour une chambre individuelle au Japon ?',
    de: 'Wie viel kommt für ein Einzelzimmer auf der Japanreise dazu?',
  },
  {
    page: 'travel peru-andes-titicaca figures deposit',
    en: 'how much do I have to put down to book Peru?',
    it: 'per prenotare il Perù quanto verso subito?',
    es: 'para reservar Perú, ¿cuánto pago por adelantado?',
    fr: 'pour réserver le Pérou, combien dois-je verser au départ ?',
    de: 'Wie viel muss ich für Peru anzahlen?',
  },
  {
    page: 'travel morocco-cities-desert figures seats',
    en: 'are there still seats to Morocco in May, and how many?',
    it: 'ci sono ancora posti per il Marocco a maggio, e quanti?',
    es: '¿quedan plazas para Marruecos en mayo, y cuántas?',
    fr: 'reste-t-il des places pour le Maroc en mai, et combien ?',
    de: 'Gibt es im Mai noch Plätze nach Marokko, und wie viele?',
  },
  {
    page: 'search 2027-10 not:asia',
    en: 'where can we go in October, anywhere but Asia',
    it: 'dove possiamo andare a ottobre, ma non in Asia?',
    es: '¿adónde podemos ir en octubre, menos a Asia?',
    fr: 'où partir en octobre, sauf en Asie ?',
    de: 'Wohin können wir im Oktober, nur nicht nach Asien?',
  },
  {
    page: 'search 2027-09 ITA to:1500',
    after: ITALY_IN_MAY,
    en: 'or in September?',
    it: 'o a settembre?',
    es: '¿o en septiembre?',
    fr: 'ou en septembre ?',
    de: 'oder im September?',
  },
  {
    page: 'search 2027-05 NOR to:1500',
    after: ITALY_IN_MAY,
    en: 'what about Norway?',
    it: 'e per la Norvegia?',
    es: '¿y para Noruega?',
    fr: 'et pour la Norvège ?',
    de: 'Und wie ist es mit Norwegen?',
  },
  {
    page: 'search africa not:EGY',
    after: {
      en: 'which trips go to Africa?',
      it: 'quali viaggi ci sono in Africa?',
      es: '¿qué viajes hay a África?',
      fr: 'quels voyages y a-t-il en Afrique ?',
      de: 'Welche Reisen gibt es nach Afrika?',
    },
    en: 'but not Egypt',
    it: 'però non l’Egitto',
    es: 'pero no a Egipto',
    fr: 'mais pas l’Égypte',
    de: 'aber nicht nach Ägypten',
  },
  {
    page: 'faqs 7.3 | faqs 7.2 | legal-cancellation-policy 7 | legal-general-condition 8',
    en: 'suppose not enough people sign up, what then?',
    it: 'mettiamo che si iscrivano in pochi: che succede?',
    es: 'si se apunta poca gente, ¿qué pasa?',
    fr: 'que se passe-t-il s’il y a trop peu d’inscrits ?',
    de: 'Was ist, wenn sich zu wenige anmelden?',
  },
  {
    page: 'contacts',
    en: 'can I ring you up?',
    it: 'vi posso fare una telefonata?',
    es: '¿os puedo llamar por teléfono?',
    fr: 'puis-je vous joindre par téléphone ?',
    de: 'Kann ich euch telefonisch erreichen?',
  },
  {
    page: 'travel nepal-annapurna',
    en: 'is the Nepal trip very tough?',
    it: 'il viaggio in Nepal è molto faticoso?',
    es: '¿es muy duro el viaje a Nepal?',
    fr: 'le voyage au Népal est-il très dur ?',
    de: 'Ist die Nepalreise sehr anstrengend?',
  },
];
