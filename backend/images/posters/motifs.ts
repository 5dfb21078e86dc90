import type { MotifDrawing } from './motif.ts';
import { baobab } from './motifs/baobab.ts';
import { bulletTrain } from './motifs/bullet-train.ts';
import { camels } from './motifs/camels.ts';
import { cenote } from './motifs/cenote.ts';
import { cliffTemple } from './motifs/cliff-temple.ts';
import { condor } from './motifs/condor.ts';
import { cordilleraHut } from './motifs/cordillera-hut.ts';
import { craterLake } from './motifs/crater-lake.ts';
import { dhow } from './motifs/dhow.ts';
import { elephants } from './motifs/elephants.ts';
import { fitzRoy } from './motifs/fitz-roy.ts';
import { flamingos } from './motifs/flamingos.ts';
import { gasshoHouse } from './motifs/gassho-house.ts';
import { geyser } from './motifs/geyser.ts';
import { giraffes } from './motifs/giraffes.ts';
import { glacierWall } from './motifs/glacier-wall.ts';
import { hydrangeas } from './motifs/hydrangeas.ts';
import { icebergArch } from './motifs/iceberg-arch.ts';
import { jetty } from './motifs/jetty.ts';
import { karst } from './motifs/karst.ts';
import { karstAndJunk } from './motifs/karst-and-junk.ts';
import { kasbah } from './motifs/kasbah.ts';
import { kayaks } from './motifs/kayaks.ts';
import { lanterns } from './motifs/lanterns.ts';
import { lighthouse } from './motifs/lighthouse.ts';
import { llama } from './motifs/llama.ts';
import { machuPicchu } from './motifs/machu-picchu.ts';
import { mayaPyramid } from './motifs/maya-pyramid.ts';
import { minaret } from './motifs/minaret.ts';
import { missionChurch } from './motifs/mission-church.ts';
import { mountFuji } from './motifs/mount-fuji.ts';
import { northernLights } from './motifs/northern-lights.ts';
import { pagoda } from './motifs/pagoda.ts';
import { penguins } from './motifs/penguins.ts';
import { puffin } from './motifs/puffin.ts';
import { reedBoat } from './motifs/reed-boat.ts';
import { romanColumns } from './motifs/roman-columns.ts';
import { ropeParty } from './motifs/rope-party.ts';
import { sampan } from './motifs/sampan.ts';
import { ship } from './motifs/ship.ts';
import { stiltHut } from './motifs/stilt-hut.ts';
import { tentCamp } from './motifs/tent-camp.ts';
import { torii } from './motifs/torii.ts';
import { treasury } from './motifs/treasury.ts';
import { treeFern } from './motifs/tree-fern.ts';
import { turfChurch } from './motifs/turf-church.ts';
import { wadiArch } from './motifs/wadi-arch.ts';
import { waterfall } from './motifs/waterfall.ts';
import { whale } from './motifs/whale.ts';
import { windmill } from './motifs/windmill.ts';

/** What a poster can have in it, so that one knows the place. Content names them by these words. */
export const MOTIFS = {
  baobab,
  'bullet-train': bulletTrain,
  camels,
  cenote,
  'cliff-temple': cliffTemple,
  condor,
  'cordillera-hut': cordilleraHut,
  'crater-lake': craterLake,
  dhow,
  elephants,
  'fitz-roy': fitzRoy,
  flamingos,
  'gassho-house': gasshoHouse,
  geyser,
  giraffes,
  'glacier-wall': glacierWall,
  hydrangeas,
  'iceberg-arch': icebergArch,
  jetty,
  karst,
  'karst-and-junk': karstAndJunk,
  kasbah,
  kayaks,
  lanterns,
  lighthouse,
  llama,
  'machu-picchu': machuPicchu,
  'maya-pyramid': mayaPyramid,
  minaret,
  'mission-church': missionChurch,
  'mount-fuji': mountFuji,
  'northern-lights': northernLights,
  pagoda,
  penguins,
  puffin,
  'reed-boat': reedBoat,
  'roman-columns': romanColumns,
  'rope-party': ropeParty,
  sampan,
  ship,
  'stilt-hut': stiltHut,
  'tent-camp': tentCamp,
  torii,
  treasury,
  'tree-fern': treeFern,
  'turf-church': turfChurch,
  'wadi-arch': wadiArch,
  waterfall,
  whale,
  windmill,
} as const satisfies Record<string, MotifDrawing>;

export type Motif = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as Motif[];
