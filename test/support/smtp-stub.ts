/** A mail server on loopback that takes every mail, or does with it what a test says. */
import { createServer, type Socket } from 'node:net';

interface ReceivedMail {
  /** Of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** By lower-case name, unfolded, encoded words decoded. */
  readonly headers: ReadonlyMap<string, string>;
  /** Headers and body as they came. */
  readonly source: string;
}

/** The server's last word on a mail: a reply such as `451 later`, or nothing at all. */
type Verdict = string | 'silence';

export interface SmtpStub {
  readonly url: string;
  /** Every mail that arrived whole, whatever was said to it. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

export interface SmtpStubOptions {
  /** Asked once a mail has arrived; `250 taken` by default. */
  readonly onMail?: (mail: ReceivedMail) => Verdict | Promise<Verdict>;
  /** The reply to a recipient; `250 known` by default. */
  readonly onRecipient?: (address: string) => string;
  /** Whether it greets those who connect; true by default. */
  readonly greets?: boolean;
}

export async function startSmtpStub(options: SmtpStubOptions = {}): Promise<SmtpStub> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (options.greets ?? true) converse(socket, options, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, options: SmtpStubOptions, received: ReceivedMail[]): void {
  const { onMail = () => '250 taken', onRecipient = () => '250 known' } = options;
  const say = (reply: string) => socket.write(`${reply}\r\n`);
  let envelope = { from: '', to: [] as string[] };
  let lines: string[] | null = null;
  let rest = '';

  const endMail = async (source: string): Promise<void> => {
    const mail = { ...envelope, source, headers: headersOf(source) };
    envelope = { from: '', to: [] };
    received.push(mail);
    const verdict = await onMail(mail);
    if (verdict !== 'silence') say(verdict);
  };
  const obey = (line: string): void => {
    const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO' || command === 'HELO') say('250-stub\r\n250 8BITMIME');
    else if (command === 'MAIL') {
      envelope = { from: address, to: [] };
      say('250 noted');
    } else if (command === 'RCPT') {
      envelope.to.push(address);
      say(onRecipient(address));
    } else if (command === 'DATA') {
      lines = [];
      say('354 go on');
    } else if (command === 'QUIT') socket.end('221 bye\r\n');
    else say('250 fine');
  };

  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (lines === null) obey(line);
      else if (line === '.') {
        const source = lines.join('\r\n');
        lines = null;
        void endMail(source);
      } else lines.push(line.replace(/^\./, ''));
    }
  });
  say('220 stub');
}

function headersOf(source: string): Map<string, string> {
  const [head = ''] = source.split('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return headers;
}

/** Encoded words (RFC 2047); between two of them the space does not count. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, code: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(code, 'base64').toString()
        : decodeQuotedPrintable(code.replaceAll('_', ' ')),
    );
}

/** UTF-8 text that came as quoted-printable (RFC 2045). */
export function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
