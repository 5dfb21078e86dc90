/** As much of the Network Information API as is needed, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}

/** Whether the visitor has asked the browser to save data: then nothing is fetched before it is needed (SEO-02). */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether what is fetched ahead would be in the way of what is needed (API-07). */
export function isConnectionSlow(): boolean {
  return connection()?.effectiveType?.endsWith('2g') ?? false;
}
