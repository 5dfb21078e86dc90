/** Host names in settings: what is none would end as an address that cannot be read. */

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::(\\d{1,5}))?$`);
const LARGEST_PORT = 65_535;

/** Whether the text is a host name in lower case, with or without a port. */
export function isHostName(text: string): boolean {
  const match = HOST.exec(text);
  if (!match) return false;
  const port = Number(match[1] ?? 1);
  return port >= 1 && port <= LARGEST_PORT && URL.canParse(`http://${text}`);
}
