/** Code that some blocks of a type need and most do not, such as a form: it is fetched with these alone. */

export interface LoadedPart<Module> {
  /** For the block's `preload`; later calls are free. */
  readonly load: () => Promise<void>;
  /**
   * To be called where it is drawn.
   * @throws Error where it was not loaded: a programming mistake
   */
  readonly get: () => Module;
}

export function loadedPart<Module>(fetch: () => Promise<Module>): LoadedPart<Module> {
  let loaded: Module | undefined;
  return {
    load: async () => {
      loaded ??= await fetch();
    },
    get: () => {
      if (!loaded) throw new Error('A part of a block is drawn before it was loaded');
      return loaded;
    },
  };
}
