import { memoize } from '../search-index/memoize.ts';
import { fromJson, type JsonText } from './stored-values.ts';

/**
 * JSON that is kept as bytes and parsed when somebody asks for it. A travel has its texts in six locales,
 * and a page shows a few travels in one: parsed, all of them take twice the memory, and the garbage
 * collector goes through them each time.
 */
export interface PackedJson<Content> {
  /**
   * To be read and not changed: who asks next may get the same object.
   * @throws TypeError before the pack is closed
   */
  read(): Content;
}

/** Texts that lie side by side: many small pieces of memory leave gaps between them that nothing fills. */
export interface JsonPack {
  add<Content>(text: JsonText<Content>): PackedJson<Content>;
  /** Once all texts are in it. */
  close(): void;
}

/** Parsed contents that are kept: more than a page of a listing shows. */
const KEPT = 256;

export function packJson(): JsonPack {
  let texts: string[] = [];
  const pack: Pack = { bytes: null, size: 0 };
  return {
    add<Content>(text: JsonText<Content>) {
      texts.push(text);
      const start = pack.size;
      pack.size += Buffer.byteLength(text);
      return new PackedPart<Content>(pack, start, pack.size);
    },
    close() {
      pack.bytes = Buffer.from(texts.join(''));
      texts = [];
    },
  };
}

interface Pack {
  bytes: Buffer | null;
  size: number;
}

/** A class, since there are many: an object with a function of its own takes three times as much. */
class PackedPart<Content> implements PackedJson<Content> {
  readonly pack: Pack;
  readonly start: number;
  readonly end: number;

  constructor(pack: Pack, start: number, end: number) {
    this.pack = pack;
    this.start = start;
    this.end = end;
  }

  read(): Content {
    return parse(this) as Content;
  }
}

const parse = memoize(({ pack, start, end }: PackedPart<unknown>) => {
  if (pack.bytes === null) throw new TypeError('The pack is not closed yet');
  return fromJson(pack.bytes.toString('utf8', start, end));
}, KEPT);
