/**
 * The embedded provider of flags: a file, read again when it changes (API-05). A file that became wrong, or
 * is gone, changes nothing: what it said last stands.
 */
import { readFileSync } from 'node:fs';
import {
  OpenFeatureEventEmitter,
  ProviderEvents,
  StandardResolutionReasons,
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import type { FlagPlace } from '../../contract/feature-flags.ts';
import { FLAG_KEYS, type FlagKey } from '../../domain/feature-flag.ts';
import { flagOfFile, parseFlagFile, WrongFlagFile, type FlagFile } from './flag-file.ts';

/** A change is to show in a page within two seconds; reading a small file costs next to nothing. */
const POLL_MS = 500;

export class FileFlagProvider implements Provider {
  readonly metadata = { name: 'file' } as const;
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  readonly #path: string;
  readonly #report: (message: string) => void;
  readonly #timer: NodeJS.Timeout;
  #text: string | null;
  #file: FlagFile;

  /**
   * A file that is not there yet names no flag.
   * @param report told of a file that became wrong
   * @throws WrongFlagFile
   */
  constructor(path: string, report: (message: string) => void) {
    this.#path = path;
    this.#report = report;
    this.#text = textIfThere(path);
    this.#file = this.#text === null ? {} : parsed(this.#text, path);
    // By its text: a watcher misses what happens before it has looked for the first time.
    this.#timer = setInterval(() => this.#look(), POLL_MS).unref();
  }

  #look(): void {
    try {
      const text = textIfThere(this.#path);
      if (text === null || text === this.#text) return;
      this.#text = text;
      this.#file = parsed(text, this.#path);
      this.events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: [...FLAG_KEYS] });
    } catch (error) {
      this.#report(error instanceof Error ? error.message : String(error));
    }
  }

  async resolveBooleanEvaluation(
    key: string,
    defaultValue: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    // Nobody but `feature-flags.ts` asks, with what its types say.
    const isOn = flagOfFile(this.#file, key as FlagKey, context as unknown as FlagPlace);
    return isOn === undefined
      ? { value: defaultValue, reason: StandardResolutionReasons.DEFAULT }
      : { value: isOn, reason: StandardResolutionReasons.TARGETING_MATCH };
  }

  resolveStringEvaluation(): Promise<never> {
    return refuse();
  }

  resolveNumberEvaluation(): Promise<never> {
    return refuse();
  }

  resolveObjectEvaluation(): Promise<never> {
    return refuse();
  }

  async onClose(): Promise<void> {
    clearInterval(this.#timer);
  }
}

async function refuse(): Promise<never> {
  throw new TypeMismatchError('Flags are on or off');
}

/** Null where there is none. */
function textIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new WrongFlagFile(`${path}: ${(error as Error).message}`);
  }
}

function parsed(text: string, path: string): FlagFile {
  try {
    return parseFlagFile(text);
  } catch (error) {
    throw new WrongFlagFile(`${path}: ${(error as Error).message}`);
  }
}
