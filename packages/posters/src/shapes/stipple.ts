import type { Stage } from '../stage.ts';

/** The grain of the print: a tile of sparse dots, laid over the whole poster. No filter, no raster. */
export function stipple({ width, height, random, palette }: Stage): string {
  const tile = 170;
  let light = '';
  let dark = '';
  for (let dot = 0; dot < 44; dot++) {
    const place = `M${random.whole(3, tile - 3)} ${random.whole(3, tile - 3)}h0`;
    if (dot % 3 === 0) dark += place;
    else light += place;
  }
  return (
    `<pattern id="grain" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke-linecap="round" stroke-width="2.6"><path d="${light}" stroke="${palette.light}" opacity=".2"/>` +
    `<path d="${dark}" stroke="${palette.figure}" opacity=".1"/></g></pattern>` +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#grain)"/>`
  );
}
