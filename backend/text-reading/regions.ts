/** Parts of the world that people name, as the countries of them: those that trips go to are what is asked for. */

/** By ISO 3166 alpha-3 codes, what all languages call them together. */
export const REGIONS: readonly (readonly [countries: string, names: string])[] = [
  [
    'ALB BGR BIH GRC HRV MKD MNE ROU SRB SVN UNK',
    'Balkans,the Balkans,Balkan,Balcani,Balcanes,los Balcanes,penisola balcanica',
  ],
  [
    'DNK FIN NOR SWE',
    'Scandinavia,Scandinavian,Scandinavo,Escandinavia,Scandinavie,Skandinavien,skandinavisch',
  ],
  [
    'DNK FIN ISL NOR SWE',
    'Nordic countries,Nordics,Northern Europe,paesi nordici,nord Europa,Nord Europa,Europa del nord,países nórdicos,norte de Europa,pays nordiques,Europe du Nord,Nordeuropa,nordische Länder',
  ],
  [
    'ARE BHR EGY IRN IRQ ISR JOR KWT LBN OMN PSE QAT SAU SYR YEM',
    'Middle East,Near East,Medio Oriente,Oriente Medio,Oriente Próximo,Vicino Oriente,Moyen-Orient,Proche-Orient,Naher Osten,Nahen Osten,Nahost,Mittlerer Osten,Mittleren Osten',
  ],
  [
    'ALB CYP DZA EGY ESP FRA GRC HRV ISR ITA LBN MLT MNE SVN TUN TUR MAR',
    'Med,Mediterranean,Mediterranean Sea,Mediterraneo,mar Mediterraneo,mare Mediterraneo,Mediterráneo,mar Mediterráneo,Méditerranée,mer Méditerranée,Mittelmeer,Mittelmeerraum',
  ],
  // The trip to Egypt keeps to the Nile.
  [
    'JOR SAU SDN',
    'Red Sea,Mar Rosso,mare Rosso,Mar Rojo,mer Rouge,Rotes Meer,Roten Meer,Rote Meer',
  ],
  [
    'BLZ CRI GTM HND NIC PAN SLV',
    'Central America,America Centrale,Centro America,Centroamerica,América Central,Centroamérica,Amérique centrale,Zentralamerika,Mittelamerika',
  ],
  [
    'BRN IDN KHM LAO MMR MYS PHL SGP THA TLS VNM',
    'Southeast Asia,South East Asia,South-East Asia,SE Asia,Sudest asiatico,Sud-est asiatico,Asia sudorientale,Asia del sudest,Sudeste asiático,Asie du Sud-Est,Südostasien',
  ],
  // The trip to Italy is to Sicily.
  ['AUT CHE LIE SVN', 'Alps,the Alps,Alpi,Alpes,los Alpes,les Alpes,Alpen'],
  ['ARG BOL CHL COL ECU PER VEN', 'Andes,the Andes,Ande,los Andes,les Andes,Anden'],
  ['ARG BRA CHL PRY URY', 'Southern Cone,Cono Sud,Cono Sur,Cône Sud'],
  // The trip to India keeps to Rajasthan.
  ['BTN NPL', 'Himalaya,Himalayas,the Himalayas'],
  [
    'ARG BLZ BOL BRA CHL COL CRI CUB DOM ECU GTM HND MEX NIC PAN PER PRY SLV URY VEN',
    'Latin America,America Latina,América Latina,Latinoamérica,Amérique latine,Lateinamerika',
  ],
  [
    'ETH KEN RWA TZA UGA',
    'East Africa,Eastern Africa,Africa orientale,África Oriental,África del Este,Afrique de l’Est,Ostafrika',
  ],
  [
    'BWA LSO MOZ NAM SWZ ZAF ZMB ZWE',
    'Southern Africa,Africa australe,África austral,Afrique australe,südliches Afrika,südlichen Afrika',
  ],
  [
    'CHN HKG JPN KOR MNG TWN',
    'Far East,East Asia,Estremo Oriente,Extremo Oriente,Lejano Oriente,Asia orientale,Asia Oriental,Extrême-Orient,Asie de l’Est,Ferner Osten,Fernen Osten,Ostasien',
  ],
  [
    'BGD BTN IND LKA MDV NPL PAK',
    'South Asia,Southern Asia,Indian subcontinent,Asia meridionale,subcontinente indiano,Asia meridional,sur de Asia,subcontinente indio,Asie du Sud,sous-continent indien,Südasien,indischer Subkontinent',
  ],
  [
    'ARE BHR KWT OMN QAT SAU YEM',
    'Arabia,Arabian peninsula,penisola arabica,península arábiga,péninsule arabique,péninsule Arabique,arabische Halbinsel,arabischen Halbinsel',
  ],
  [
    'ALB CYP ESP GRC HRV ITA MLT MNE PRT',
    'Southern Europe,Europa meridionale,sud Europa,sur de Europa,Europa del sur,Europe du Sud,Südeuropa',
  ],
  ['ALB BIH HRV ITA MNE SVN', 'Adriatic,Adriatico,Adriático,Adriatique,mer Adriatique,Adria'],
  ['KHM LAO VNM', 'Indochina,Indocina,Indochine'],
  [
    'KAZ KGZ TJK TKM UZB',
    'Central Asia,Asia centrale,Asia Central,Asie centrale,Zentralasien,Mittelasien',
  ],
  ['ARM AZE GEO', 'Caucasus,the Caucasus,Caucaso,Cáucaso,Caucase,Kaukasus'],
  [
    'EST LTU LVA',
    'Baltics,the Baltics,Baltic States,Baltic countries,paesi baltici,repubbliche baltiche,Baltici,países bálticos,pays baltes,Baltikum,baltische Staaten',
  ],
  [
    'GBR IRL',
    'British Isles,isole britanniche,islas británicas,îles britanniques,Britische Inseln,britischen Inseln',
  ],
  [
    'DZA EGY LBY MAR TUN',
    'Maghreb,North Africa,Northern Africa,Nord Africa,Nordafrica,Africa del Nord,norte de África,África del Norte,Afrique du Nord,Nordafrika',
  ],
  ['ESP PRT', 'Iberia,Iberian peninsula,penisola iberica,península ibérica,péninsule ibérique'],
  [
    'AUS',
    'New South Wales,Nuovo Galles del Sud,Nueva Gales del Sur,Nouvelle-Galles du Sud,Neusüdwales',
  ],
  [
    'USA',
    'USA,EEUU,EE UU,Georgia USA,Georgia US,New Mexico,Nuovo Messico,Nuevo México,Nouveau-Mexique,Neumexiko,New England,Nuova Inghilterra,Nueva Inglaterra,Nouvelle-Angleterre,Neuengland',
  ],
];

/** Parts of the world that trips have in their own words: in a sentence they are countries, too; a typed text finds them. */
export const REGIONS_OF_TRIPS: typeof REGIONS = [
  ['ARG CHL', 'Patagonia,Patagonien,Patagonie'],
  [
    'CHL',
    'Atacama,Atacama desert,deserto di Atacama,desierto de Atacama,désert d’Atacama,Atacama-Wüste,Atacamawüste',
  ],
];
