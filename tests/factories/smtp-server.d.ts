declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Done = (error?: Error | null) => void;

  interface Options {
    authOptional?: boolean;
    disabledCommands?: string[];
    onMailFrom?: (sender: { address: string }, session: unknown, done: Done) => void;
    onRcptTo?: (recipient: { address: string }, session: unknown, done: Done) => void;
    onData?: (stream: Readable, session: unknown, done: Done) => void;
  }

  export class SMTPServer {
    constructor(options: Options);
    listen(port: number, host: string, listening: () => void): Server;
    close(closed: () => void): void;
  }
}
