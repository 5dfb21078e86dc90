/**
 * Words that travellers and pages use for the same thing, a line each, by language: who asks for a single room is
 * answered by what is said of a private one (CHAT-01). A word may stand in several lines.
 */
import type { Language } from '../../domain/market.ts';
import { stemsOf } from './words.ts';

const RELATED_WORDS: Readonly<Record<Language, string>> = {
  en: `
    flight flights plane airplane airline airfare airport ticket fly flying
    cancel cancellation cancelling withdraw
    free gratis charge
    refund back return reimbursed reimburse
    deposit prepayment downpayment advance
    rest balance remaining remainder
    installment installments instalment instalments rates
    card credit
    luggage baggage suitcase suitcases backpack rucksack bag bags pack packing clothes
    bring take pack
    vegetarian vegan meat allergy gluten diet eat food halal kosher
    vaccination vaccinations vaccine vaccines jab jabs shot shots
    visa passport papers border entry
    insurance insured insure covered
    old age ages older young younger
    alone solo own
    single private own individual
    room rooms bedroom
    share sharing roommate
    lead leads leader leading guide guides coordinator coordinates accompany
    include included includes including
    fit fitness sporty athletic
    hard difficult strenuous demanding tough pace
    sick ill illness unwell doctor hospital
    early earlier before
    late later
    data privacy personal gdpr
    delete deleted deletion erase remove
    contact write email phone reach address
    insolvent insolvency bankrupt bankruptcy
    enough minimum few
    friend somebody someone person
    place seat spot
    people travellers travelers participants persons
    big large size many
    buy book purchase
    company operator organiser
    choose pick select
    pot kitty
    currency dollars pounds euros
    discount offer reduced cheaper sale
    hotel hotels accommodation sleep
    language languages speak english
    wheelchair disability disabled condition
    book booking reserve reservation
    money cash
    weather climate
    cost costs fee
    guaranteed certain sure confirmed
    photo photos picture pictures images
    boyfriend girlfriend partner couple together husband wife
    leftover left remains`,
  it: `
    volo voli aereo biglietto aeroporto volare
    cancellare cancellazione disdire disdetta annullare annullamento rinunciare recesso
    gratis gratuita gratuito gratuitamente nulla
    rimborso rimborsate restituite ridate indietro
    acconto anticipo caparra
    saldo resto rimanente
    rate rata
    carta credito bancomat
    bagaglio bagagli valigia zaino borsa portare
    vegetariano vegetariana vegano carne allergia celiaco glutine mangiare cibo
    vaccinazione vaccinazioni vaccino vaccini
    visto passaporto documenti frontiera ingresso
    assicurazione assicurato polizza coperto
    eta anni vecchio anziano giovane
    solo sola solitaria conto
    singola privata individuale propria
    camera stanza camere
    dividere condividere divido
    guida guidare coordina coordinatore coordinatrice coordinare accompagna
    compreso comprende incluso inclusa include
    allenato allenamento forma sportivo atletico
    duro difficile faticoso impegnativo ritmo
    ammalo malato malattia medico ospedale
    prima anticipo
    dati privacy personali
    cancellare eliminare
    contattare contatto scrivere telefono
    insolvenza fallimento fallisce insolvente
    abbastanza minimo sufficienti
    amico amica qualcuno persona
    persone partecipanti iscritti viaggiatori
    quante quanti grande numero
    comprare prenotare acquistare
    azienda societa organizzatore
    iscrivo prenotare prenotazione richiesta
    scegliere scelgo
    sconto offerta ridotto
    alloggio dormire albergo hotel
    lingua lingue parla inglese
    disabilita carrozzina malattia
    costo penale
    sicura sicure garantita garantite confermata
    foto immagini fotografie
    fidanzato fidanzata partner coppia insieme marito moglie`,
  es: `
    vuelo vuelos avion billete aeropuerto volar
    cancelar cancelacion anular anulacion desistir
    gratis gratuita gratuito gratuitamente
    reembolso devolveis devolver devolucion recuperas
    anticipo deposito senal
    resto saldo restante
    plazos cuotas
    tarjeta credito
    equipaje maleta mochila bolsa llevar
    vegetariano vegetariana vegano carne alergia celiaco gluten comer comida
    vacuna vacunas vacunacion
    visado visa pasaporte papeles documentos frontera entrada
    seguro asegurado poliza
    edad anos mayor joven
    solo sola cuenta
    individual propia privada
    habitacion cuarto dormitorio habitaciones
    compartir comparto comparte
    guia guiar coordina coordinador coordinadora coordinacion coordinar acompana lleva
    incluye incluido incluida incluidos incluidas
    forma fisica deportista entrenado
    duro dificil exigente ritmo
    enfermo enferma enfermedad medico hospital
    antes
    datos privacidad personales
    borrar eliminar suprimir
    contactar contacto escribir telefono
    insolvencia quiebra insolvente
    suficiente suficientes minimo
    amigo amiga alguien persona otra
    lugar plaza puesto
    personas viajeros participantes gente
    reservar reserva solicitud
    cuantos cuantas sois grande numero
    comprar reservar
    empresa organizador
    elegir escoger
    descuento oferta rebajado
    alojamiento dormir hotel
    idioma idiomas lengua habla ingles
    discapacidad ruedas
    bote
    paso pasos
    segura seguras garantizada confirmada
    foto fotos imagenes
    novio novia pareja juntos marido mujer`,
  fr: `
    vol vols avion billet aeroport voler
    annuler annulation resilier desister
    gratuit gratuite gratuitement frais
    rembourse remboursement rembourser rendre recuperer
    acompte arrhes
    solde reste
    fois versements mensualites
    carte credit bancaire
    bagage bagages valise sac dos emporter
    vegetarien vegetarienne vegan viande allergie gluten manger repas nourriture
    vaccin vaccins vaccination vaccinations
    visa passeport papiers documents frontiere entree
    assurance assure assures couvert
    age ans vieux agee jeune
    seul seule solo
    individuelle privee particuliere
    chambre chambres piece
    partager partage
    guide guider coordination coordinateur coordinatrice coordonne accompagne mene encadre
    compris comprise comprises comprend inclus incluse inclut
    sportif sportive forme physique
    dur difficile exigeant rythme
    malade maladie medecin hopital
    tot avant
    donnees confidentialite personnelles
    effacer supprimer suppression
    contacter contact ecrire telephone
    insolvabilite faillite insolvable
    assez minimum suffisamment
    ami amie autre quelqu personne
    place places
    personnes voyageurs participants gens
    reserver reservation demande
    reserver acheter
    combien nombre grand taille
    entreprise societe organisateur
    choisir
    remise offre reduit promotion
    hebergement dormir hotel
    langue langues parle anglais
    handicap fauteuil
    marche fonctionne etape etapes
    garanti garantis confirme confirmes
    photo photos image images
    copain copine conjoint couple ensemble mari femme`,
  de: `
    flug fluge flieger flugzeug flugticket ticket flughafen fliegen
    stornieren stornierung storno absagen rucktritt zurucktreten kundigen
    kostenlos gratis kostenfrei umsonst
    geld zuruck ruckerstattung erstattung erstatten bekommst
    anzahlung vorauszahlung
    rest restzahlung restbetrag
    raten ratenzahlung
    kreditkarte karte
    gepack koffer rucksack tasche packen mitnehmen
    vegetarier vegetarierin vegetarisch vegan fleisch allergie gluten essen
    impfung impfungen impfen geimpft
    visum visa reisepass pass papiere grenze einreise
    versicherung versichert versicherungen
    alt alter jung jahre alter
    allein alleine alleinreisend solo
    einzelzimmer zimmer eigenes
    zimmer schlafraum
    teilen teile geteilt
    leitet leiten leitung leiter koordination koordinator koordinatorin koordinieren begleitet fuhrer
    enthalten inklusive dabei inbegriffen eingeschlossen
    fit fitness sportlich
    anstrengend schwer schwierig anspruchsvoll tempo
    krank krankheit arzt krankenhaus
    fruher vorher eher
    daten datenschutz personlich
    loschen geloscht loschung entfernen
    kontaktieren kontakt schreiben schreib telefon erreichen
    insolvent insolvenz pleite konkurs zahlungsunfahig
    genug wenige wenig mindestens mindestzahl
    freundin freund jemand person andere
    platz ubernehmen stelle
    leute personen menschen teilnehmer reisende
    gross grosse grosser viele
    kaufen buchen
    firma unternehmen veranstalter
    buchen buchung anfrage
    aussuchen auswahlen
    rabatt angebot reduziert gunstiger
    unterkunft schlafen hotel hotels
    sprache sprachen spricht englisch
    behinderung rollstuhl
    schritt schritte
    gebuhr kosten kostet
    anreisen ankommen
    sicher garantiert bestatigt
    foto fotos bild bilder
    partner partnerin paar zusammen ehemann ehefrau`,
};

/** The stems of the words that mean the same, by the stem of each. */
export function relatedStems(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  return (BY_LANGUAGE[language] ??= readLines(language));
}

const BY_LANGUAGE: Partial<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>> = {};

function readLines(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  for (const line of RELATED_WORDS[language].trim().split('\n')) {
    const stems = line
      .trim()
      .split(' ')
      .flatMap((word) => stemsOf(word, language));
    for (const stem of stems) {
      const known = related.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) known.add(other);
      related.set(stem, known);
    }
  }
  return related;
}
