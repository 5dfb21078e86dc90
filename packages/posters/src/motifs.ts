import type { MotifDrawing } from './motif.ts';
import { angkor } from './motifs/angkor.ts';
import { archedBridge } from './motifs/arched-bridge.ts';
import { balloons } from './motifs/balloons.ts';
import { baobab } from './motifs/baobab.ts';
import { bear } from './motifs/bear.ts';
import { blueDome } from './motifs/blue-dome.ts';
import { bulletTrain } from './motifs/bullet-train.ts';
import { buttes } from './motifs/buttes.ts';
import { camels } from './motifs/camels.ts';
import { canoe } from './motifs/canoe.ts';
import { castle } from './motifs/castle.ts';
import { cenote } from './motifs/cenote.ts';
import { cliffTemple } from './motifs/cliff-temple.ts';
import { colonialStreet } from './motifs/colonial-street.ts';
import { condor } from './motifs/condor.ts';
import { cordilleraHut } from './motifs/cordillera-hut.ts';
import { craterLake } from './motifs/crater-lake.ts';
import { deadTrees } from './motifs/dead-trees.ts';
import { desertFort } from './motifs/desert-fort.ts';
import { dhow } from './motifs/dhow.ts';
import { elephants } from './motifs/elephants.ts';
import { fairyChimneys } from './motifs/fairy-chimneys.ts';
import { falls } from './motifs/falls.ts';
import { felucca } from './motifs/felucca.ts';
import { fishingBoat } from './motifs/fishing-boat.ts';
import { fitzRoy } from './motifs/fitz-roy.ts';
import { flamingos } from './motifs/flamingos.ts';
import { gasshoHouse } from './motifs/gassho-house.ts';
import { geyser } from './motifs/geyser.ts';
import { giraffes } from './motifs/giraffes.ts';
import { glacierWall } from './motifs/glacier-wall.ts';
import { goldenTemple } from './motifs/golden-temple.ts';
import { greekTemple } from './motifs/greek-temple.ts';
import { highlandCow } from './motifs/highland-cow.ts';
import { hydrangeas } from './motifs/hydrangeas.ts';
import { icebergArch } from './motifs/iceberg-arch.ts';
import { iguana } from './motifs/iguana.ts';
import { islandChurch } from './motifs/island-church.ts';
import { jetty } from './motifs/jetty.ts';
import { kangaroos } from './motifs/kangaroos.ts';
import { karst } from './motifs/karst.ts';
import { karstAndJunk } from './motifs/karst-and-junk.ts';
import { kasbah } from './motifs/kasbah.ts';
import { kayaks } from './motifs/kayaks.ts';
import { lanterns } from './motifs/lanterns.ts';
import { lighthouse } from './motifs/lighthouse.ts';
import { llama } from './motifs/llama.ts';
import { longTailBoat } from './motifs/long-tail-boat.ts';
import { machuPicchu } from './motifs/machu-picchu.ts';
import { mayaPyramid } from './motifs/maya-pyramid.ts';
import { minaret } from './motifs/minaret.ts';
import { missionChurch } from './motifs/mission-church.ts';
import { moorishArches } from './motifs/moorish-arches.ts';
import { mountFuji } from './motifs/mount-fuji.ts';
import { mountainChurch } from './motifs/mountain-church.ts';
import { northernLights } from './motifs/northern-lights.ts';
import { oliveGrove } from './motifs/olive-grove.ts';
import { operaHouse } from './motifs/opera-house.ts';
import { pagoda } from './motifs/pagoda.ts';
import { palaceGate } from './motifs/palace-gate.ts';
import { penguins } from './motifs/penguins.ts';
import { puffin } from './motifs/puffin.ts';
import { pyramids } from './motifs/pyramids.ts';
import { redCabins } from './motifs/red-cabins.ts';
import { redMonolith } from './motifs/red-monolith.ts';
import { reedBoat } from './motifs/reed-boat.ts';
import { reindeerSledge } from './motifs/reindeer-sledge.ts';
import { rockFortress } from './motifs/rock-fortress.ts';
import { romanColumns } from './motifs/roman-columns.ts';
import { ropeParty } from './motifs/rope-party.ts';
import { rowingBoat } from './motifs/rowing-boat.ts';
import { saguaro } from './motifs/saguaro.ts';
import { sampan } from './motifs/sampan.ts';
import { seaTurtle } from './motifs/sea-turtle.ts';
import { ship } from './motifs/ship.ts';
import { snowHut } from './motifs/snow-hut.ts';
import { splitGate } from './motifs/split-gate.ts';
import { stiltHut } from './motifs/stilt-hut.ts';
import { stupa } from './motifs/stupa.ts';
import { sugarloaf } from './motifs/sugarloaf.ts';
import { tableMountain } from './motifs/table-mountain.ts';
import { teaPickers } from './motifs/tea-pickers.ts';
import { televisionTower } from './motifs/television-tower.ts';
import { tentCamp } from './motifs/tent-camp.ts';
import { toriiPath } from './motifs/torii-path.ts';
import { torii } from './motifs/torii.ts';
import { tortoise } from './motifs/tortoise.ts';
import { toucan } from './motifs/toucan.ts';
import { treasury } from './motifs/treasury.ts';
import { treeFern } from './motifs/tree-fern.ts';
import { turfChurch } from './motifs/turf-church.ts';
import { wadiArch } from './motifs/wadi-arch.ts';
import { waterfall } from './motifs/waterfall.ts';
import { waxPalms } from './motifs/wax-palms.ts';
import { whale } from './motifs/whale.ts';
import { whiteMausoleum } from './motifs/white-mausoleum.ts';
import { windmill } from './motifs/windmill.ts';
import { zebras } from './motifs/zebras.ts';

/** What a poster can have in it, so that one knows the place. Content names them by these words. */
export const MOTIFS = {
  angkor,
  'arched-bridge': archedBridge,
  balloons,
  baobab,
  bear,
  'blue-dome': blueDome,
  'bullet-train': bulletTrain,
  buttes,
  camels,
  canoe,
  castle,
  cenote,
  'cliff-temple': cliffTemple,
  'colonial-street': colonialStreet,
  condor,
  'cordillera-hut': cordilleraHut,
  'crater-lake': craterLake,
  'dead-trees': deadTrees,
  'desert-fort': desertFort,
  dhow,
  elephants,
  'fairy-chimneys': fairyChimneys,
  falls,
  felucca,
  'fishing-boat': fishingBoat,
  'fitz-roy': fitzRoy,
  flamingos,
  'gassho-house': gasshoHouse,
  geyser,
  giraffes,
  'glacier-wall': glacierWall,
  'golden-temple': goldenTemple,
  'greek-temple': greekTemple,
  'highland-cow': highlandCow,
  hydrangeas,
  'iceberg-arch': icebergArch,
  iguana,
  'island-church': islandChurch,
  jetty,
  kangaroos,
  karst,
  'karst-and-junk': karstAndJunk,
  kasbah,
  kayaks,
  lanterns,
  lighthouse,
  llama,
  'long-tail-boat': longTailBoat,
  'machu-picchu': machuPicchu,
  'maya-pyramid': mayaPyramid,
  minaret,
  'mission-church': missionChurch,
  'moorish-arches': moorishArches,
  'mount-fuji': mountFuji,
  'mountain-church': mountainChurch,
  'northern-lights': northernLights,
  'olive-grove': oliveGrove,
  'opera-house': operaHouse,
  pagoda,
  'palace-gate': palaceGate,
  penguins,
  puffin,
  pyramids,
  'red-cabins': redCabins,
  'red-monolith': redMonolith,
  'reed-boat': reedBoat,
  'reindeer-sledge': reindeerSledge,
  'rock-fortress': rockFortress,
  'roman-columns': romanColumns,
  'rope-party': ropeParty,
  'rowing-boat': rowingBoat,
  saguaro,
  sampan,
  'sea-turtle': seaTurtle,
  ship,
  'snow-hut': snowHut,
  'split-gate': splitGate,
  'stilt-hut': stiltHut,
  stupa,
  sugarloaf,
  'table-mountain': tableMountain,
  'tea-pickers': teaPickers,
  'television-tower': televisionTower,
  'tent-camp': tentCamp,
  torii,
  'torii-path': toriiPath,
  tortoise,
  toucan,
  treasury,
  'tree-fern': treeFern,
  'turf-church': turfChurch,
  'wadi-arch': wadiArch,
  waterfall,
  'wax-palms': waxPalms,
  whale,
  'white-mausoleum': whiteMausoleum,
  windmill,
  zebras,
} as const satisfies Record<string, MotifDrawing>;

export type Motif = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as Motif[];
