/**
 * `npm run gallery -w @cordata/posters [-- file]`: one HTML page with every scene in every palette, every motif
 * in a scene that has a place for it, and a portrait of each hairstyle. Without a file it is written to `gallery.html`.
 */
import { writeFile } from 'node:fs/promises';
import {
  BACKDROPS,
  CLOTH_NAMES,
  CLOTHING_NAMES,
  drawPortrait,
  drawPoster,
  HAIR_COLOUR_NAMES,
  HAIR_NAMES,
  MOTIF_NAMES,
  PALETTE_NAMES,
  SCENES,
  SKIN_NAMES,
  standOf,
} from './src/index.ts';

const [file = 'gallery.html'] = process.argv.slice(2);

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const figure = (name: string, svg: string) => {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure><img alt="" loading="lazy" src="${source}"><figcaption>${name}</figcaption></figure>`;
};
const section = (title: string, figures: readonly string[]) =>
  `<h2>${title}</h2><div>${figures.join('')}</div>`;

const scenes = SCENES.flatMap((scene) =>
  PALETTE_NAMES.map((palette) =>
    figure(`${scene}, ${palette}`, drawPoster({ scene, palette, seed: 1 }, 'wide')),
  ),
);
const motifs = MOTIF_NAMES.flatMap((motif) => {
  const scene = SCENES.find((each) => standOf(each, motif));
  if (!scene) return [];
  return figure(
    `${motif} in ${scene}`,
    drawPoster({ scene, palette: 'day', motif, seed: 1 }, 'tall'),
  );
});
const portraits = HAIR_NAMES.map((hair, index) =>
  figure(
    hair,
    drawPortrait({
      hair,
      hairColour: at(HAIR_COLOUR_NAMES, index),
      skin: at(SKIN_NAMES, index),
      clothing: at(CLOTHING_NAMES, index),
      clothColour: at(CLOTH_NAMES, index),
      backdrop: at(BACKDROPS, index),
      palette: 'day',
      seed: index,
    }),
  ),
);

await writeFile(
  file,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Posters</title>
<style>body{font:14px system-ui;margin:2rem}div{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}figure{margin:0}img{width:100%}</style>
${section('Scenes', scenes)}${section('Motifs', motifs)}${section('Portraits', portraits)}</html>
`,
);
process.stdout.write(
  `${file}: ${scenes.length} scenes, ${motifs.length} motifs, ${portraits.length} portraits\n`,
);
