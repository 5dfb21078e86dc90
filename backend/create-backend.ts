export async function createBackend(o: any): Promise<any> {}
