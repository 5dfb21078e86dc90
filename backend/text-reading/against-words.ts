/** What is said of trips by not wanting something, in all languages: "no big hikes" asks for an easy one. */
import type { PaceLimit } from '../../domain/travel-pace.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Wish } from './wish-words.ts';

interface Against {
  readonly unless: Wish;
}

/** Words for something hard, for what is too much of it, and for ways to walk. */
const EFFORT = [
  {
    hard: 'big,long,hard,tough,strenuous,demanding,difficult,steep,heavy,exhausting,tiring,challenging,endless',
    too: 'too,very,overly,that,super',
    ways: 'hike,hikes,hiking,trek,treks,trekking,walk,walks,walking,climb,climbs',
  },
  {
    hard: 'grandi,lunghe,lunghi,dure,duri,faticose,faticosi,impegnative,impegnativi,difficili,faticoso,impegnativo,faticosa,impegnativa,estenuanti,ripido,ripide,ripidi',
    too: 'troppo,troppe,troppi,molto',
    ways: 'camminate,camminata,escursioni,escursione,passeggiate,trekking,cammini,salite',
  },
  {
    hard: 'grandes,largas,largos,duras,duros,exigentes,exigente,empinado,empinadas,difíciles,difícil,cansado,agotador,agotadoras,duro,dura',
    too: 'muy,demasiado,demasiadas,demasiados',
    ways: 'caminatas,caminata,excursiones,trekking,treks,senderismo,subidas',
  },
  {
    hard: 'grandes,grande,longues,longue,dures,difficiles,difficile,fatigantes,fatigant,physique,physiques,éprouvant,éprouvantes,dur,raide,raides',
    too: 'trop,très',
    ways: 'randonnées,randonnée,randos,marches,marche,treks,trek,balades',
  },
  {
    hard: 'großen,große,großer,langen,lange,anstrengende,anstrengenden,anstrengend,Anstrengendes,steil,schwer,hart,schwere,schweren,harte,harten,schwierige,schwierigen,schwierig,steile,steilen',
    too: 'zu,allzu,sehr',
    ways: 'Wanderungen,Wanderung,Touren,Trekkings,Märsche,Aufstiege',
  },
];

const MORE_WALKING =
  'too much walking,much walking,a lot of walking,lots of walking,walking a lot,walk a lot,walk much,walk too much,hike a lot,camminare troppo,camminare molto,camminare tanto,troppo camminare,caminar mucho,caminar demasiado,andar mucho,marcher beaucoup,trop marcher,beaucoup de marche,viel wandern,viel laufen,lange laufen,zu viel wandern';
const SHARING =
  'share a room,share my room,share the room,share a bedroom,share rooms,share,sharing,sharing a room,room share,roommate,roommates,condividere la camera,condividere la stanza,condividere una camera,camera condivisa,compartir habitación,compartir la habitación,compartir cuarto,partager ma chambre,partager une chambre,partager la chambre,chambre partagée,Zimmer teilen,teilen,Mehrbettzimmer';
const CROWDS =
  'crowds,crowded,touristy,tourist traps,mass tourism,too many tourists,tourists,folla,turisti,turistico,turistici,troppo turistico,multitudes,turistas,turístico,aglomeraciones,foule,foules,touristique,touristiques,trop touristique,touristes,Massentourismus,Touristen,Touristenmassen,touristisch,überlaufen';

let book: PhraseBook<Against> | undefined;

export function againstBook(): PhraseBook<Against> {
  return (book ??= makeBook());
}

function makeBook(): PhraseBook<Against> {
  const against = new PhraseBook<Against>();
  const add = (unless: Wish, phrases: readonly string[]) => against.add({ unless }, ...phrases);
  const pace = (item: PaceLimit): Wish => ({ name: 'pace', item });
  for (const words of EFFORT) {
    const [hard, too, ways] = [words.hard, words.too, words.ways].map((line) => line.split(','));
    const hardWays = pairs(hard ?? [], ways ?? []);
    add(pace('easy'), [
      ...hardWays,
      ...pairs(ways ?? [], hard ?? []),
      ...(hard ?? []).filter(isHard),
    ]);
    add(pace('moderate'), pairs(too ?? [], hard ?? []));
  }
  add(pace('easy'), MORE_WALKING.split(','));
  add({ name: 'isNoSharingRoomAvailable' }, SHARING.split(','));
  add({ name: 'badgeId', item: 'off-the-beaten-track' }, CROWDS.split(','));
  return against;
}

/** "Big" and "long" say nothing of effort alone. */
const OF_SIZE =
  'big,long,heavy,endless,grandi,lunghe,lunghi,grandes,largas,largos,grande,longues,longue,großen,große,großer,langen,lange'.split(
    ',',
  );
function isHard(word: string): boolean {
  return !OF_SIZE.includes(word);
}

function pairs(firsts: readonly string[], seconds: readonly string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
}
