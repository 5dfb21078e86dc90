/**
 * What several words of a question mean together, in the words of the pages (CHAT-01). `related-words.ts` has what single
 * words mean. Of each pair the first is looked for in the folded question, in whole words, and `$&` stands for it.
 */
import type { Language } from '../../domain/market.ts';
import { foldText } from '../search-index/fold-text.ts';

type Meant = readonly (readonly [said: string, meant: string])[];

// First of each: who is not of age, or comes with a child, asks about nothing else. Of women of whom more is said than
// that they travel alone, such as that they do not drink, nobody is told that they can come alone.
const MEANT: Readonly<Record<Language, Meant>> = {
  en: [
    [
      ".*(?:(?:(?:bring|take|with|and) (?:my|our|a|an|the) (?:\\p{L}+ |(?<!\\d)(?:\\d|1[0-7])[ -](?:years?|months?)[ -]old ){0,4}(?:son|daughter|child|children|kids?|baby|toddler|teenager)s?|(?:child|kid)(?:ren|s)?|famil(?:y|ies)(?: (?:trips?|friendly))?|minors|minimum age|(?:min|youngest) age|how old (?:do|must|should) (?:i|you|we|one)|(?:i'?m|i am|is|aged?) (?<!\\d)(?:\\d|1[0-7])(?! *\\d)(?= *(?:$|[,.;!?]|and|years))|(?<!\\d)(?:\\d|1[0-7])[ -]years?[ -]olds?)).*",
      'bring children under 18',
    ],
    [
      '.*(?:(?:wom[ae]n|female|girl|lady)(?: \\p{L}+){0,4} (?:alone|solo|own|safe)|(?:safe|solo|lone)(?: \\p{L}+){0,4} (?:wom[ae]n|female|girl|lady)(?![\\p{L}\\p{N}])(?!,? (?:who|that|with|without) )).*',
      'come alone',
    ],
    ["(?:not|isn'?t|aren'?t) included|excluded", 'notincluded'],
    [
      'how (?:do|can|would) (?:i|we) (?:book|reserve)(?: a (?:trip|seat|place))?\\W*$',
      'how do i get a seat',
    ],
    [
      '(?:can|could|may) (?:i|we) (?:still )?cancel(?: and get (?:my|our|the) money back| with a refund)?\\W*$',
      'until when can i cancel free of charge',
    ],
    [
      '(?:trip|departure|tour) (?:is|gets|was|were) (?:cancell?ed|called off)|you cancel(?: the trip)?|(?:too few|not enough|nobody else|no ?one else)(?: other)?(?: people| travell?ers| participants| guests)?(?: (?:have|will|would|want to))*(?: (?:book\\w*|join\\w*|sign\\w*(?: up)?|comes?|enrol\\w*|register\\w*|go))?',
      'departure back run decide',
    ],
    [
      '(?:get|am|fall|become|be) (?:ill|sick) before(?: the)?(?: trip| departure)?|too (?:ill|sick) to travel',
      'cancel later',
    ],
    [
      'miss(?:ed)? (?:my |the |a |our )?(?:flight|plane|train|bus|connection|connecting flight|boat|ship)|(?:flight|plane|train) (?:is|was|got|gets|has been) (?:late|delayed|cancell?ed)',
      'missed train papers',
    ],
    [
      '(?:phone|call|ring|telephone|text|whatsapp|e-?mail|reach|message) (?:you|someone|somebody|anyone)(?: up)?|by (?:phone|telephone|e-?mail)|customer (?:service|care|support)|hotline|help ?line',
      'contact',
    ],
    [
      'how (?:do|does) (?!it|this|that)(?:the |your |a )?(\\p{L}+(?: \\p{L}+)?) work',
      'what about $1',
    ],
    [
      '^(?:(?:what|how) about |and )?(?:the )?(?:travel )?insurance\\W*$',
      'which insurance is included',
    ],
    [
      '(?:talk|speak|chat) (?:to|with) (?:you|(?:a |an |any|some|real |live )*(?:one|body|human|person|agent|advisor))|(?:a |real |live )+(?:human|person|agent)|call you|(?:your )?(?:tele)?phone number|your (?:tele)?phone|contact details',
      'contact',
    ],
    [
      '(?:(?:use|am in|sit in|need|have|with|in) (?:a |my )?)?wheelchair(?: (?:user|access(?:ible|ibility)?|friendly))?|(?:disabled|blind|deaf|visually impaired|hard of hearing|reduced mobility|walking difficulties)',
      'condition disability',
    ],
    [
      'c(?:o)?eliac(?: disease)?|gluten[- ]free|(?:gluten|lactose|nut) (?:intoleran(?:t|ce)|allergy)|lactose[- ]free',
      'allergy',
    ],
    // Whose passport it is, and not where one goes.
    [
      '(?:a|an|my|our) (?!(?:valid|new|old|second|lost|expired|current|biometric)(?!\\p{L}))\\p{L}+ passports?',
      'passport',
    ],
    ['as an? \\p{L}+ (?:citizen|national|passport holder)', 'passport'],
    ["(?:not|isn'?t|never|doesn'?t)(?: been| be| get| gets)? confirmed", 'back run decide'],
    [
      "(?:i'?m|i am|is|aged?) (?:1[89]|[2-9]\\d)(?= *(?:$|[,.;!?]|and|years))|(?:1[89]|[2-9]\\d)[ -]years?[ -]olds?",
      '$& upper limit',
    ],
    [
      '(?:travel|come|go|join|coming|going|travell?ing)(?: along)? (?:alone|solo|by myself|on my own)',
      'come alone',
    ],
    ['how (?:big|high|large) (?:is|are)(?! (?:the |a |your )?groups?)', 'how much is'],
    [
      '(?:\\d+|an?|one|two|three|few) (?:days?|weeks?|months?) before (?:the )?(?:departure|start|trip)',
      'later',
    ],
    ['(?:vegetarian|vegan)(?: (?:option|food|meal|menu|dishe?)s?)?', 'eat meat'],
    [
      'share (?:a |my |the )?room with (?:a |an |any )?(?:men|man|wom[ae]n|stranger|guy|girl|boy)s?',
      'who will i share a room with',
    ],
    [
      '(?:friend|wife|husband|sister|brother|partner|mother|father) (?:take|have|use) my (?:place|seat|spot)',
      'somebody else go in my place',
    ],
    [
      '(?:swap|switch|change)(?: it)?(?: to)? (?:an ?other|a different|the|my) (?:date|departure|trip)s?',
      'move to another date or trip',
    ],
    [
      '(?:what|anything) (?:else )?(?:do|will|must|would|should) (?:i|we) (?:have to |need to )?pay(?: for)? (?:on top|extra|besides)|what else (?:do|will|must|would|should) (?:i|we) (?:have to |need to )?pay(?: for)?',
      'notincluded',
    ],
    // Slips.
    ['somthing|sumthing|someting|somehting|somethin|holliday|holidy|travle', 'trip'],
  ],
  it: [
    [
      '.*(?:(?:mi[oa]|nostr[oa]|un|una|con) (?:figli[oa]|bambin[oa]|neonat[oa]|ragazzin[oa])(?: di (?<!\\d)(?:\\d|1[0-7]) (?:anni|mesi))?|(?:figli[eo]?|bambin[ie]|minori|minorenn[ei]|famiglie?)(?! piccola)|eta minima|(?:ho |di )?(?<!\\d)(?:\\d|1[0-7]) anni).*',
      'portare bambini meno 18 anni',
    ],
    [
      '.*(?:(?:donn[ae]|ragazz[ae])(?: \\p{L}+){0,4} (?:sol[ae]|sicur[oa])|(?:sicur[oa]|sol[ae])(?: \\p{L}+){0,4} (?:donn[ae]|ragazz[ae])(?![\\p{L}\\p{N}])(?!,? (?:che|con|senza) )).*',
      'conto strano',
    ],
    ['(?:non (?:e |sono )?(?:inclus|compres)[oaie]|esclus[oaie])', 'notincluded'],
    ['come (?:si )?(?:prenot[oa]|posso prenotare)(?: un viaggio)?\\W*$', 'come ottengo un posto'],
    [
      '(?:posso|possiamo|si puo) (?:annullare|cancellare|disdire)(?: e (?:riavere|avere indietro) (?:i )?(?:miei )?soldi)?\\W*$',
      'fino a quando posso cancellare gratis',
    ],
    [
      'viaggio (?:viene|e|venisse|fosse) (?:annullato|cancellato)|annullate(?: il viaggio)?|(?:troppo poch[ie]|non (?:ci sono |siamo |sono )?abbastanza)(?: persone| partecipanti| iscritti| gente)?|(?:siamo|sono|iscriv\\w+|prenot\\w+) (?:in )?poch[ie]|poch[ie] (?:persone |partecipanti )?(?:si iscriv\\w+|prenot\\w+|partecip\\w+)',
      'partenza parte restituite decide',
    ],
    [
      '(?:mi ammal\\w+|sto male|sono malat[oa]) prima(?: della partenza| di partire| del viaggio)?',
      'cancellare tardi',
    ],
    [
      "(?:perdo|perdiamo|perdessi) (?:il |la |l')?(?:volo|aereo|treno|coincidenza)|(?:volo|aereo|treno) (?:e|fosse|viene|e stato) (?:in ritardo|cancellato)",
      'treno mancato documenti',
    ],
    [
      '(?:telefon|chiam|scriv|contatt)\\w*vi|vi (?:posso |possiamo )?(?:telefon\\w*|chiam\\w*|scriv\\w*|contatt\\w*)|(?:fare|farvi) una (?:telefonata|chiamata)|per telefono|(?:servizio|assistenza) clienti',
      'contattare',
    ],
    ["^(?:e )?(?:l')?assicurazion[ei]\\W*$", 'quale assicurazione e inclusa'],
    [
      '(?:parlare|chiacchierare|parlo) con (?:(?:un|una|uno|vero|vera|il|la) ?)*(?:voi|qualcuno|persona|operatore|operatrice|umano|essere umano|consulente)(?: ver[oa]| umana)?|un operatore|numero di telefono|telefonarvi|chiamarvi|il vostro (?:telefono|numero)',
      'contattare',
    ],
    [
      '(?:(?:uso|ho|in|con|su|sono in) (?:la |una )?)?(?:sedia a rotelle|carrozzina|carrozzella)|disabil[ei]|cieco|cieca|non vedente|sord[oa]|mobilita ridotta',
      'disabilita',
    ],
    [
      '(?:celiac[oahie]+|celiachia|senza glutine|(?:intollerante?|intolleranza|allergic[oa]) (?:al|alle|all) ?\\p{L}+)',
      'allergia',
    ],
    ['non (?:viene |e |sara |venisse |si )?conferma(?:t[ao])?', 'parte restituite decide'],
    ['(?:1[89]|[2-9]\\d) anni', '$& limite'],
    ['(?:viaggi\\w*|veni\\w*|veng\\w*|part\\w*|andare) (?:da )?sol[oa]', 'conto strano'],
    [
      '(?:\\d+|una?|due|tre|pochi|poche) (?:giorn[oi]|settiman[ae]|mes[ei]) prima (?:della partenza|di partire)',
      'tardi',
    ],
    ['(?:opzion[ei]|cibo|piatti|menu|pasti) (?:vegetarian[aoie]|vegan[aoie])', 'mangio carne'],
    [
      '(?:divider\\w+|condivider\\w+|divido|condivido) (?:la )?(?:camera|stanza) con (?:un |una |degli |delle )?(?:uom\\w+|donn\\w+|sconosciut\\w+)',
      'con chi divido la camera',
    ],
    ['amic[oa] puo (?:prendere|avere) il mio posto', 'puo partire altra persona al mio posto'],
    [
      '(?:cambiare|spostare) (?:la )?data|cambiare partenza',
      'passare ad altra data o altro viaggio',
    ],
    [
      "(?:cos'?altro|che altro|cosa) (?:devo|dobbiamo|c'e da) pagare(?: in piu| a parte| oltre)?",
      'notincluded',
    ],
    // Slips.
    ['viagi|viagio|viaggo|viagiio|vacanse|qualcossa', 'viaggio'],
  ],
  es: [
    [
      '.*(?:(?:mi|un|una|nuestr[oa]|con) (?:hij[oa]|nin[oa]|bebe)(?: de (?<!\\d)(?:\\d|1[0-7]) (?:anos|meses))?|(?:hijos|ninos|peques|menores|familias?)|edad minima|(?:tengo |de )?(?<!\\d)(?:\\d|1[0-7]) anos).*',
      'llevar ninos menos 18 anos',
    ],
    [
      '.*(?:(?:mujer|chica)(?:es|s)?(?: \\p{L}+){0,4} (?:solas?|segur[oa])|(?:segur[oa]|solas?)(?: \\p{L}+){0,4} (?:mujer|chica)(?:es|s)?(?![\\p{L}\\p{N}])(?!,? (?:que|con|sin) )).*',
      'cuenta raro',
    ],
    ['(?:no (?:esta |estan |se )?inclu(?:ye|yen|ido|ida|idos|idas)|excluid[oa]s?)', 'notincluded'],
    ['como (?:se )?(?:reserv[oa]|puedo reservar)(?: un viaje)?\\W*$', 'como consigo una plaza'],
    [
      '(?:puedo|podemos|se puede) (?:cancelar|anular)(?: y (?:que me devuelvan|recuperar) (?:el|mi) dinero)?\\W*$',
      'hasta cuando cancelo gratis',
    ],
    [
      'viaje (?:se )?(?:cancela|anula|cancelara|anulara)|cancelais(?: el viaje)?|no (?:hay|somos) (?:bastante|suficiente)s?(?: gente| personas| viajeros| participantes)?|(?:apunt\\w+|inscrib\\w+|reserv\\w+) (?:muy |demasiado )?poc[ao]s?(?: gente| personas)?|poc[ao]s?(?: gente| personas)? (?:se )?(?:apunt\\w+|inscrib\\w+|reserv\\w+)',
      'salida devolveis sale decide',
    ],
    [
      '(?:me pongo (?:mal[oa]?|enferm[oa])|enfermo) antes(?: de la salida| de salir| del viaje)?',
      'cancelar tarde',
    ],
    [
      '(?:pierdo|perdemos|perdiera) (?:el |la )?(?:vuelo|avion|tren|conexion|enlace)|(?:vuelo|avion|tren) (?:se (?:retrasa|cancela)|ha sido cancelado)',
      'tren escapa papeles',
    ],
    [
      '(?:os |les )?(?:puedo |podemos )?(?:llamar|telefonear|escribir|contactar|contacto)(?:os|les)?(?: por telefono)?|por telefono|atencion al cliente',
      'contactar',
    ],
    ['^¿?(?:y )?(?:el )?seguros?(?: de viaje)?\\W*$', 'que seguro esta incluido'],
    [
      'habl(?:ar|o) con (?:(?:un|una|el|la) ?)*(?:vosotros|ustedes|alguien|persona|humano|agente|operador|operadora|asesor|asesora)(?: de verdad| real| human[oa])?|un humano|numero de telefono|llamaros|vuestro (?:telefono|numero)',
      'contactar',
    ],
    [
      '(?:(?:voy|uso|estoy|viajo|con|en) )*(?:una )?silla de ruedas|discapacitad[oa]|cieg[oa]|sord[oa]|movilidad reducida',
      'discapacidad',
    ],
    [
      'celiac[oa]s?|celiaquia|sin gluten|(?:intolerante|intolerancia|alergic[oa]) (?:al|a la|a los|a las) \\p{L}+',
      'alergia',
    ],
    ['no (?:se |esta |queda |sale )?confirm(?:a|ada|e|ase|an|aran?)', 'devolveis sale decide'],
    ['(?:1[89]|[2-9]\\d) anos', '$& limite'],
    ['(?:viaj\\w*|ir|voy|venir|apuntarme) sol[oa]', 'cuenta raro'],
    [
      '(?:\\d+|una?|dos|tres|pocos|pocas) (?:dias?|semanas?|mes|meses) antes de (?:la salida|salir)',
      'tarde',
    ],
    ['(?:opcion(?:es)?|comida|menu|platos?) (?:vegetarian[ao]s?|vegan[ao]s?)', 'como carne'],
    [
      'compart\\w+ (?:la )?habitacion con (?:un |una )?(?:hombre|mujer|desconocid[oa]|chico|chica)s?',
      'con quien comparto habitacion',
    ],
    ['(?:que mas|que) (?:tengo|tenemos|hay) que pagar(?: aparte| ademas)?', 'notincluded'],
    // Slips.
    ['viages?|biajes?|vacasiones|bacaciones', 'viaje'],
  ],
  fr: [
    [
      '.*(?:(?:enfants?|mineurs?|familles?|familiaux|familial|age minimum|age minimal)|(?:mon|ma|mes|un|une|nos?|notre|avec) (?:fils|filles?|enfants?|bebes?)(?: de (?<!\\d)(?:\\d|1[0-7]) (?:ans|mois))?|(?:ai |de )?(?<!\\d)(?:\\d|1[0-7]) ans).*',
      'emmener enfants moins 18 ans',
    ],
    [
      '.*(?:(?:femme|fille)s?(?: \\p{L}+){0,4} (?:seules?|sure?)|(?:sure?|seules?)(?: \\p{L}+){0,4} (?:femme|fille)s?(?![\\p{L}\\p{N}])(?!,? (?:qui|avec|sans) )).*',
      'connaitre personne bizarre',
    ],
    ["(?:n'est pas|non|pas) (?:compris|inclus)e?s?|exclus?e?s?", 'notincluded'],
    [
      'comment (?:reserver|je reserve|puis-je reserver)(?: un voyage)?\\W*$',
      'comment obtenir une place',
    ],
    [
      '(?:puis-je|je peux|peut-on) annuler(?: et (?:etre rembourse\\w*|recuperer mon argent))?\\W*$',
      'jusqu a quand puis-je annuler sans frais',
    ],
    [
      "voyage (?:est|etait|serait) annule|annulez(?: le voyage)?|(?:pas assez|trop peu) (?:de |d')?(?:participants|monde|personnes|inscrits|voyageurs|inscriptions|gens)|(?:pas assez|trop peu) nombreu(?:x|ses)",
      'depart remboursez lieu decidez',
    ],
    ['(?:tombe|suis|tombais) malade avant(?: le depart| de partir| le voyage)?', 'annuler tard'],
    [
      "(?:rate|manque|ratais|manquons|ratons) (?:mon |le |l'|notre |la |ma )?(?:vol|avion|train|correspondance)|(?:vol|avion|train) (?:est (?:en retard|annule)|a du retard)",
      'train manque papiers',
    ],
    [
      '(?:vous )(?:joindre|appeler|contacter|ecrire|telephoner)(?: par (?:telephone|mail|e-mail))?|par telephone|service clients?',
      'contacter',
    ],
    ["^(?:et )?(?:l')?assurances?(?: voyage)?\\W*$", 'quelle assurance est comprise'],
    [
      "(?:parler|discuter|parle) (?:a|avec) (?:(?:un|une|vrai|vraie|etre|le|la) ?)*(?:vous|quelqu'un|personne|humain|conseiller|conseillere)|un (?:etre )?humain|numero de telephone|vous appeler|(?:joindre|contacter|appeler) (?:quelqu'un|une (?:vraie )?personne|un conseiller)|votre (?:telephone|numero)",
      'contacter',
    ],
    // Whose passport it is, and not where one goes.
    [
      'passeport (?:britannique|anglais|irlandais|americain|suisse|belge|allemand|italien|espagnol)',
      'passeport',
    ],
    [
      '(?:(?:suis|utilise|viens|voyage|en|un) )*fauteuil(?: roulant)?|handicape\\p{L}*|aveugle|sourde?|mobilite reduite|malvoyante?',
      'handicap',
    ],
    [
      "c(?:oe|œ)liaque|sans gluten|(?:intolerante?|intolerance|allergique) (?:au|a la|aux|a l')? ?\\p{L}+",
      'allergie',
    ],
    [
      "(?:n'est|n'etait|ne (?:soit|sera|serait)|n'est jamais) (?:pas |jamais )?confirmee?",
      'remboursez lieu decidez',
    ],
    ['(?:1[89]|[2-9]\\d) ans', '$& limite'],
    [
      '(?:voyag\\w*|venir|viens|partir|pars|aller) (?:tout |toute )?seule?',
      'connaitre personne bizarre',
    ],
    [
      '(?:\\d+|une?|deux|trois|quelques) (?:jours?|semaines?|mois) avant (?:le depart|de partir)',
      'tard',
    ],
    ['(?:options?|repas|menus?|plats?) (?:vegetarien|vegan)(?:ne)?s?', 'mange viande'],
    [
      'partager (?:ma |la |une )?chambre avec (?:un |une )?(?:homme|femme|inconnu|fille)e?s?',
      'avec qui vais-je partager ma chambre',
    ],
    ['changer de (?:date|depart)', 'passer a une autre date'],
    [
      "(?:qu'est-ce que|que) (?:je dois|nous devons|dois-je) payer (?:en plus|a part)",
      'notincluded',
    ],
    // Slips.
    ['voiages?|voyajes?|voyge|vacanses', 'voyage'],
  ],
  de: [
    [
      '.*(?:kinder|familien?|familienreisen?|minderjahrige?|mindestalter|(?:mein\\w*|unser\\w*|ein\\w*|mit) (?:(?<!\\d)(?:\\d|1[0-7])[- ]?jahrig\\w* )?(?:kind\\w*|sohn|tochter|baby)|(?:bin |ist )?(?<!\\d)(?:\\d|1[0-7]) jahre(?: alt)?).*',
      'kinder mitnehmen unter 18',
    ],
    [
      '.*(?:(?:frau(?:en)?|madchen)(?: \\p{L}+){0,4} (?:allein\\w*|sicher)|(?:sicher|allein\\w*)(?: \\p{L}+){0,4} (?:frau(?:en)?|madchen)(?![\\p{L}\\p{N}])(?!,? (?:die|mit|ohne) )).*',
      'komme allein',
    ],
    ['nicht (?:enthalten|inklusive|inbegriffen|dabei)|ausgeschlossen', 'notincluded'],
    [
      'wie (?:buche ich|kann ich buchen|bucht man)(?: eine reise)?\\W*$',
      'wie komme ich an einen platz',
    ],
    [
      '(?:kann|konnen|darf) (?:ich|wir) (?:noch )?stornieren(?: und (?:bekomme )?(?:ich )?(?:mein |das )?geld zuruck(?:bekommen)?)?\\W*$',
      'bis wann storniere ich kostenlos',
    ],
    [
      '(?:reise|abreise) (?:abgesagt|storniert|gestrichen) wird|ihr (?:die reise )?absagt|(?:zu wenige|nicht genug(?:end)? (?:leute|personen|teilnehmer\\w*|menschen|anmeldungen))(?: leute| personen| teilnehmer\\w*| menschen)?(?: sich)?(?: anmelden| mitfahren| mitkommen| mitreisen| buchen| zusammenkommen)?',
      'stattfindet zuruck entscheidet',
    ],
    ['vor (?:der )?(?:reise|abreise|abfahrt) krank(?: werde| bin)?', 'stornieren spater'],
    [
      '(?:(?:den|meinen|einen|das) )?(?:anschluss)?(?:flug|flieger|flugzeug|zug|bus|anschluss) verpass\\w*|(?:flug|flieger|zug) (?:hat verspatung|(?:verspatet|gestrichen|storniert) (?:ist|wird|wurde)|sich verspatet)',
      'verpasster zug papiere',
    ],
    [
      'euch (?:(?:telefonisch|per telefon|per mail|mal) )?(?:anrufen|erreichen|kontaktieren|schreiben)|telefonisch(?: erreichen)?|per telefon|kundenservice|kundendienst|hotline|rufe? ich euch an',
      'kontaktieren',
    ],
    ['wie funktioniert (?:der|die|das) (\\p{L}+)', 'was ist $1'],
    ['^(?:und )?(?:die )?(?:ruck)?erstattung(?:en)?\\W*$', 'was bekomme ich zuruck'],
    ['^(?:und )?(?:die )?(?:reise)?versicherung(?:en)?\\W*$', 'welche versicherung ist enthalten'],
    [
      'mit (?:(?:ein\\w*|echte[mnr]|richtige[mnr]) )*(?:euch|jemand\\w*|mensch\\w*|person|mitarbeiter\\w*) (?:sprechen|reden|telefonieren|chatten)|ein\\w* (?:echten |richtigen )?menschen?|telefonnummer|euch anrufen|eure (?:telefon)?nummer',
      'kontaktieren',
    ],
    [
      '(?:(?:sitze|bin|fahre|reise|im|mit|nutze|einen|einem|dem) )*rollstuhl(?:fahrer(?:in)?|gerecht\\p{L}*)?|behindert\\p{L}*|blind|gehorlos|sehbehindert\\p{L}*|gehbehindert\\p{L}*',
      'behinderung',
    ],
    [
      'zoliakie|glutenfrei\\p{L}*|glutenunvertraglichkeit|laktoseintoleran\\p{L}*|(?:gluten|laktose|nuss)(?:intoleranz|allergie)',
      'allergie',
    ],
    ['nicht bestatigt', 'stattfindet zuruck entscheidet'],
    [
      '(?:bin|ist|sind) (?:\\p{L}+ )?(?:1[89]|[2-9]\\d)(?= *(?:$|[,.;!?]|und|jahre))|(?:1[89]|[2-9]\\d) jahre(?: alt)?',
      '$& grenze oben',
    ],
    [
      '(?:\\d+|eine?n?|zwei|drei|wenige) (?:tage?|wochen?|monate?) vor (?:der )?(?:abreise|abfahrt|reise)',
      'spater',
    ],
    ['(?:vegetarisch|vegan)\\w* (?:option|essen|menu|gericht|kost)\\w*', 'esse fleisch'],
    [
      'teile ich (?:das |ein |mein )?zimmer mit (?:eine[mr] )?(?:mann|frau|fremden?)',
      'mit wem teile ich das zimmer',
    ],
    [
      'was (?:muss|mussen) (?:ich|wir) (?:noch |sonst )*(?:extra |dazu |zusatzlich )*(?:be)?zahlen',
      'notincluded',
    ],
    // Slips.
    ['raisen?|resien?|reisse|urlaup|uhrlaub', 'reise'],
  ],
};

const patterns = new Map<Language, readonly (readonly [RegExp, string])[]>();

/** Whether it is about somebody who is not of age. */
export function asksForMinors(question: string, language: Language): boolean {
  const [minors] = patternsOf(language);
  return minors !== undefined && foldText(question).search(minors[0]) >= 0;
}

/** What stands for asking how to reach somebody. */
const CONTACT: Readonly<Record<Language, string>> = {
  en: 'contact',
  it: 'contattare',
  es: 'contactar',
  fr: 'contacter',
  de: 'kontaktieren',
};

/** Whether it asks how to reach somebody. */
export function asksForPeople(question: string, language: Language): boolean {
  const folded = foldText(question);
  return patternsOf(language).some(
    ([pattern, words]) => words === CONTACT[language] && folded.search(pattern) >= 0,
  );
}

/** The question as it is typed where it says nothing of these. */
export function inWordsOfPages(question: string, language: Language): string {
  const folded = foldText(question);
  const known = patternsOf(language);
  const meant = known.reduce((text, [pattern, words]) => text.replace(pattern, words), folded);
  return meant === folded ? question : meant;
}

function patternsOf(language: Language): readonly (readonly [RegExp, string])[] {
  let known = patterns.get(language);
  if (!known) {
    known = MEANT[language].map(
      ([said, meant]) => [new RegExp(wholeWords(said), 'gsu'), meant] as const,
    );
    patterns.set(language, known);
  }
  return known;
}

/** What stands for all of a question begins where that does, or each letter of a long one would be a beginning. */
function wholeWords(said: string): string {
  const words = (inner: string) => `(?<![\\p{L}\\p{N}])(?:${inner})(?![\\p{L}\\p{N}])`;
  const [, all] = /^\.\*(.*)\.\*$/u.exec(said) ?? [];
  return all === undefined ? words(said) : `^.*${words(all)}.*$`;
}
