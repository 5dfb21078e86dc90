import type { Stand } from './motif.ts';
import { MOTIFS } from './motifs.ts';
import type { Motif } from './motifs.ts';
import { coast } from './scenes/coast.ts';
import { crags } from './scenes/crags.ts';
import { dunes } from './scenes/dunes.ts';
import { fjord } from './scenes/fjord.ts';
import { hills } from './scenes/hills.ts';
import { ice } from './scenes/ice.ts';
import { oldTown } from './scenes/old-town.ts';
import { peaks } from './scenes/peaks.ts';
import { rainforest } from './scenes/rainforest.ts';
import { reef } from './scenes/reef.ts';
import { savanna } from './scenes/savanna.ts';
import { skyline } from './scenes/skyline.ts';
import { terraces } from './scenes/terraces.ts';
import { volcano } from './scenes/volcano.ts';
import type { Scene } from './poster.ts';
import type { DrawScene } from './stage.ts';

interface SceneDrawing {
  readonly draw: DrawScene;
  /** Where it has a place for a motif. */
  readonly stands: readonly Stand[];
}

export const SCENE_DRAWINGS: Readonly<Record<Scene, SceneDrawing>> = {
  peaks: { draw: peaks, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  hills: { draw: hills, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  crags: { draw: crags, stands: ['sky', 'backdrop', 'ground', 'front'] },
  dunes: { draw: dunes, stands: ['sky', 'backdrop', 'ground', 'front'] },
  coast: { draw: coast, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  rainforest: { draw: rainforest, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  savanna: { draw: savanna, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  ice: { draw: ice, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  fjord: { draw: fjord, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  'old-town': { draw: oldTown, stands: ['sky', 'backdrop', 'ground', 'front'] },
  skyline: { draw: skyline, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  terraces: { draw: terraces, stands: ['sky', 'backdrop', 'ground', 'front'] },
  volcano: { draw: volcano, stands: ['sky', 'backdrop', 'ground', 'water', 'front'] },
  reef: { draw: reef, stands: ['sky', 'backdrop', 'water', 'front'] },
};

/** Where a motif stands in a scene; nowhere, if the scene has no such place (a camel on a reef). */
export function standOf(scene: Scene, motif: Motif): Stand | undefined {
  const { stands } = SCENE_DRAWINGS[scene];
  return MOTIFS[motif].stands.find((stand) => stands.includes(stand));
}
