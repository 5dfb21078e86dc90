/** Words that stand around a wish and say nothing of it, in all languages: nobody is told that they were not used. */
import type { Language } from '../../domain/market.ts';
import { STOP_WORDS } from '../search-index/search-vocabulary.ts';
import { phraseBook, wordSet, type PhraseBook } from './phrase-book.ts';
import { tokensOf } from './tokens.ts';

const FILLERS = wordSet(
  'hi hello hey a an and or for of from by with i we you me us my our your want wants would d like love looking look find search see visit go going get some something somewhere anywhere any where please travel travelling traveling traveler holiday holidays vacation vacations getaway journey journeys trip trips tour tours group small guided package packages that is are it this next coming upcoming do need planning plan person pp per each people ll ve let lets ideas idea s t maybe around about during when what which can could should there be good nice great best place places destination destinations also than time pace paced taking using over new not no but very really only just all have has if so too between anything everything rather say like spend spending pay paying costs costing',
  'ciao salve posto posti ponte sul sulla sullo sui sulle sulla un una uno e o ed di da del della dello dei delle degli dal dalla con per tra fra su il lo la i gli le vorrei voglio vogliamo cerco cerchiamo cercasi andare fare vedere visitare viaggiare viaggio viaggi vacanza vacanze tour gruppo gruppi piccolo giro gita qualcosa qualche dove quando a al alla ad questa questo quest prossimo prossima che sia persona testa idee idea bello bella belle migliore migliori periodo durante verso organizzato organizzata partenza partenze mi ci piacerebbe piace ritmo prendendo usando non ma molto anche piu meno tutto tutti ho abbiamo nuovo nuova nuovi nuove spendere spendendo spende pagare pagando',
  'hola sitio sitios lugar lugares puente un una uno y o u e de del desde con para por el la los las lo al a en quiero queremos quisiera me nos gustaria gusta busco buscamos ir hacer ver visitar viajar viaje viajes vacaciones tour grupo grupos pequeno escapada algo algun alguna donde cuando este esta proximo proxima que sea persona ideas idea mejor mejores bonito durante hacia salida salidas unos unas organizado ritmo gastando cogiendo no pero muy mas todo todos tengo tenemos nuevo nueva nuevos nuevas entre gastar pagar pagando',
  'bonjour salut endroit endroits pont un une des et ou de du d la le les l a au aux en pour par avec dans sur je j nous on veux voudrais voudrions aimerais aimerions cherche cherchons aller faire voir visiter voyager voyage voyages vacances circuit circuits sejour sejours groupe groupes petit quelque chose part quand cet cette ce prochain prochaine qui soit personne idee idees beau belle meilleur meilleurs pendant vers organise depart departs partir rythme posant ne pas mais tres plus tout tous ai avons nouveau nouvelle nouveaux nouvelles depenser depensant payer',
  'hallo ab weg wohin abreise beobachten ort orte ein eine einen einem einer und oder fur von vom zu zum zur mit im in ins am an auf nach der die das den dem des ich wir mochte mochten will wollen wurde wurden gerne gern suche suchen reisen reise reisende urlaub urlaube rundreise rundreisen gruppe gruppen gruppenreise gruppenreisen gruppenreisen kleine kleinen kleiner machen sehen besuchen fahren fliegen hin irgendwo irgendwas wo wann etwas diese diesen dieses dieser nachste nachsten nachstes kommenden pro person ideen idee schone schon beste besten ferien wahrend gegen uber bitte mal mich uns tour touren trip trips abfahrt tempo nehmen durch nicht aber sehr mehr alle alles habe haben neu neue neuer neues neuen zwischen ausgeben auszugeben zahlen bezahlen',
);
/** In a sentence of one's own; a word of a wish wins over each. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || STOP_WORDS.has(word);
}

/** A "no" to the very next thing alone: "less hiking, more beach". */
const CLOSE = [
  'less,fewer,hardly any,barely any,hardly,anti,minus,outside,outside of,far from,far away from',
  'meno,poco,poca,pochi,poche,fuori da,fuori dal,fuori dall,fuori dalla,lontano da,lontano dal,lontano dall,lontano dalla',
  'poco,poca,pocos,pocas,apenas,fuera de,lejos de',
  'moins,moins de,moins d,peu de,peu d,hors de,hors d,hors du,en dehors de,en dehors d,en dehors du,loin de,loin d,loin du',
  'weniger,wenig,wenige,kaum,außerhalb,außerhalb von,weit weg von,weit von,weit entfernt von,fern von',
];
export const CLOSE_NEGATIONS = phraseBook('negation', ...CLOSE);

/** Said behind what is not wanted, and never of what follows. */
const BEHIND = [
  'is out,are out,is not for me,isn t for me,is not for us,are not for me,is ruled out,is out of the question,is a no,is a no go,is off the table,are off the table,isn t my thing,is not my thing,aren t my thing',
  'è escluso,è esclusa,è fuori discussione,non fa per me,non fa per noi,non mi interessa',
  'descartado,descartada,está descartado,está descartada,no es para mí,no es lo mío,no me interesa',
  'est exclu,est exclue,n est pas pour moi,est hors de question,ne m intéresse pas,ne me tente pas',
  'kommt nicht in Frage,kommt nicht infrage,ist raus,kann ich nicht,können wir nicht,geht bei mir nicht,fällt weg,fallen weg,muss nicht sein,ist nicht meins,ist nicht mein Ding,ist nichts für mich,ist nichts für uns,ausschließen,interessiert mich nicht',
];
export const NEGATIONS_BEHIND = phraseBook('negation', ...BEHIND);

/** What stands beside it is not wanted, and no filter says that. */
export const NEGATIONS = phraseBook(
  'negation',
  ...CLOSE,
  ...BEHIND,
  'can t do,cannot do,can t make,can t travel in,cannot travel in,can t go in,any month but,any month except,any time but,anything but not,anywhere but not,everywhere but not,never want to see,no way,nope,no thanks,no thank you,don t show me,do not show me,nowhere in,rule out,ruling out,everything bar,anything bar,anywhere bar,everywhere bar,all bar,wouldn t,wouldn t want,not a fan of,not a big fan of,not fans of,no fan of,not interested in,not keen on,not into,not fond of,don t enjoy,don t fancy,don t care for',
  'non posso a,non posso ad,non posso in,neanche per sogno,assolutamente no,da nessuna parte in,da nessuna parte,non mostrarmi,non mostratemi,non amo,non amiamo,non adoro,non sopporto,non sono un fan,non sono fan,non sono un amante,escludiamo,escludete',
  'no puedo en,no puedo viajar en,no puedo ir en,ni hablar,de ninguna manera,en ninguna parte de,en ningún sitio de,no me enseñes,no me muestres,no querría,no soporto,no soy fan,no soy muy fan,descarta,descartar,descarto,descartamos',
  'pas question,surtout pas,en aucun cas,hors de question,nulle part en,pas fan,pas un fan,pas une fan,pas intéressé par,ne supporte pas,exclus,exclu,exclue',
  'nix,nix mit,auf keinen Fall,auf gar keinen Fall,keinesfalls,nirgendwo in,nirgends in,kein Fan,kein großer Fan,kein Freund',
  'no,not,nor,neither,never,nothing,without,without any,isn t,doesn t,avoid,avoiding,skip,skipping,leave out,leaving out,exclude,excluding,hate,dislike,can t stand,tired of,fed up with,sick of,instead of,rather than,everything but,all but,except,don t,dont,anywhere but,everywhere but,anything but,but not,other than,apart from',
  'senza,evita,evitate,evitare,evitando,evitiamo,evito,escludi,escludere,escluso,esclusa,esclusi,escluse,salta,saltando,odio,odiamo,detesto,stufo di,stufa di,stufi di,al posto di,invece di,non,né,nessun,nessuna,tranne,niente,eccetto,ma non,a parte',
  'sin,evita,evite,evitad,evitar,evitando,evito,evitamos,excluye,excluir,excluyendo,salta,saltando,odio,odiamos,detesto,harto de,harta de,hartos de,en lugar de,en vez de,ni,nada,excepto,nada de,menos,salvo,pero no',
  'sans,éviter,évite,évitez,évitons,évitant,exclure,excluant,excluez,déteste,détestons,marre de,au lieu de,plutôt que,non,ni,rien,pas,pas du,pas d,sauf à,sauf au,pas de,sauf,hormis,mais pas,à part',
  'ohne,vermeide,vermeiden,vermeidet,meide,meiden,meidet,ausgenommen,hasse,hassen,satt,statt,anstatt,keine Lust auf,genug von,kein,keine,keinen,keiner,keinem,nichts,weder,noch,nicht,außer,nein,bis auf,aber nicht',
);

/** Wishes that no filter says, as whole phrases, so that no word of theirs is looked for in places. */
export const NOT_OFFERED: Readonly<Record<Language, PhraseBook<'nothing'>>> = {
  en: phraseBook(
    'nothing',
    'honeymoon,all inclusive,kids,child,children,child friendly,kid friendly,family friendly,family,families,flights included,flight included,luxury,cheap,cheapest,low cost,only women,just women,women only,women s only,only for women,only with women,all women,girls only,only girls,ladies only,female only,only men,just men,men only,only for men,only with men,budget trip,cheap trip,hotel,hotels,warm,hot,sunny',
    'solo,alone,by myself,on my own,weekend,weekends,weekend break,weekend trip,long weekend,short break,new york',
  ),
  it: phraseBook(
    'nothing',
    'viaggio di nozze,nozze,luna di miele,tutto incluso,bambini,bambino,famiglia,volo incluso,voli inclusi,lusso,economico,economica,economici,low cost,solo donne,solo per donne,solo con donne,sole donne,tra donne,solo ragazze,soltanto donne,solo uomini,solo per uomini,albergo,caldo',
    'da solo,da sola,solo,sola,fine settimana,weekend lungo,week end,cammino di santiago',
  ),
  es: phraseBook(
    'nothing',
    'luna de miel,todo incluido,niños,niño,familia,vuelos incluidos,vuelo incluido,lujo,solo mujeres,sólo mujeres,solo para mujeres,solo con mujeres,entre mujeres,solo chicas,únicamente mujeres,solo hombres,solo para hombres,barato,baratos,barata,económico,hotel,calor',
    'solo,sola,puente,puente largo,fin de semana,fines de semana,fin de semana largo,nueva york,camino de santiago',
  ),
  fr: phraseBook(
    'nothing',
    'voyage de noces,lune de miel,noces,tout compris,enfants,enfant,famille,vols inclus,vol inclus,luxe,entre femmes,entre filles,que des femmes,uniquement des femmes,seulement des femmes,réservé aux femmes,cent pour cent femmes,que des hommes,entre hommes,bon marché,pas cher,pas chers,pas chère,pas trop cher,hôtel,soleil,chaud',
    'seul,seule,en solo,tout seul,toute seule,week-end,long week-end,chemin de Compostelle',
  ),
  de: phraseBook(
    'nothing',
    'Flitterwochen,Hochzeitsreise,Kinder,Kindern,Kind,Familie,Familienurlaub,mit Flug,inklusive Flug,Luxus,nur Frauen,nur für Frauen,nur mit Frauen,reine Frauengruppe,unter Frauen,Frauenreise,Frauenreisen,nur Männer,nur für Männer,nur mit Männern,billig,günstig,günstige,günstiger,Hotel,warm,Sonne',
    'allein,alleine,alleinreisend,alleinreisende,Alleinreisender,Wochenende,Wochenendtrip,langes Wochenende,verlängertes Wochenende,Kurztrip,Kurzurlaub,Jakobsweg',
  ),
};

/** Whether a text has a word that is more than a filler or a "no". */
export function saysSomething(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ word }, at) => !isFiller(word) && !NEGATIONS.longestAt(tokens, at));
}
