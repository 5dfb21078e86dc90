const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An ICO file that holds one PNG, as every browser of this century reads it.
 *
 * @param {Buffer} png
 * @param {number} size of its sides in pixels, below 256
 * @returns {Buffer}
 */
export function icoFile(png, size) {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  // Kind: an icon. Count: one.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, HEADER_BYTES);
  head.writeUInt8(size, HEADER_BYTES + 1);
  // Planes, bits of a pixel, length and place of the picture.
  head.writeUInt16LE(1, HEADER_BYTES + 4);
  head.writeUInt16LE(32, HEADER_BYTES + 6);
  head.writeUInt32LE(png.length, HEADER_BYTES + 8);
  head.writeUInt32LE(head.length, HEADER_BYTES + 12);
  return Buffer.concat([head, png]);
}
