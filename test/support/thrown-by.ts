/** The response that a loader or an action answers with by throwing it: a redirect, the page of an error. */
export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('No response was thrown');
}
