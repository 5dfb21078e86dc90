/** Whether the visitor has asked the browser to save data: then nothing is fetched before it is needed (SEO-02). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
