import sharp from 'sharp';

/** The colour that a photograph is as a whole, `#rrggbb`: what is shown until it is there. */
export async function dominantColour(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).flatten().toColourspace('srgb').resize(1, 1).raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
