import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A letter as it came over the wire, its parts decoded. */
export interface ReceivedMail {
  to: string;
  headers: string;
  text: string;
  html: string;
  subject: string;
}

export type Step = 'from' | 'to' | 'data';

/** Says no to what it is asked by the code of the answer, or takes it. */
type Verdict = (step: Step, address: string) => number | undefined;

const decoded = (encoding: string, body: string): string =>
  encoding === 'base64'
    ? Buffer.from(body, 'base64').toString('utf8')
    : Buffer.from(
        body
          .replace(/=\r?\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8');

const headOf = (part: string) => part.slice(0, part.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
const bodyOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4);
const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the space between two of them is not part of the text. */
const subjectOf = (head: string): string =>
  headerOf(head, 'Subject')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? decoded('base64', word) : decoded('q', word.replaceAll('_', ' ')),
    );

const read = (message: string): ReceivedMail => {
  const headers = headOf(message);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = bodyOf(message).split(`--${boundary}`);
  const part = (type: string) => {
    const found = parts.find((one) => headerOf(headOf(one), 'Content-Type').startsWith(type)) ?? '';
    return decoded(headerOf(headOf(found), 'Content-Transfer-Encoding'), bodyOf(found)).replaceAll(
      '\r\n',
      '\n',
    );
  };
  const subject = subjectOf(headers);
  return { to: headerOf(headers, 'To'), headers, subject, text: part('text/plain'), html: part('text/html') };
};

/** A mail server of its own, which keeps what it takes and refuses what it is told to. It ends with the test file, or otherwise. */
export const mailServer = async (atEnd: (end: () => Promise<void>) => void = afterAll) => {
  const received: ReceivedMail[] = [];
  let verdict: Verdict = () => undefined;
  const judge = (step: Step, address: string, done: (error?: Error | null) => void) => {
    const code = verdict(step, address);
    done(code ? Object.assign(new Error(`Refused at ${step}`), { responseCode: code }) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => judge('from', address, done),
    onRcptTo: ({ address }, _session, done) => judge('to', address, done),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const letter = read(Buffer.concat(chunks).toString('utf8'));
        judge('data', letter.to, (error) => {
          if (!error) received.push(letter);
          done(error);
        });
      });
    },
  });
  const url = await new Promise<string>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    });
  });
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url,
    received,
    /** From now on; without a verdict everything is taken. */
    refuse: (next: Verdict = () => undefined) => {
      verdict = next;
    },
  };
};
