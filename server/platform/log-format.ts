import type { Writable } from 'node:stream';
import pretty from 'pino-pretty';

/** How log lines are written: for programs, or for people. */
export type LogFormat = 'json' | 'pretty';

/** Lines for people where somebody looks on, else one JSON object for each. */
export const usualLogFormat = (output: { isTTY?: boolean }): LogFormat => (output.isTTY ? 'pretty' : 'json');

/** A stream that takes pino's lines and writes them for people. */
export const prettyLines = (destination: Writable = process.stdout): Writable =>
  pretty({
    destination,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    // As pino itself: what was said before a crash has been written.
    sync: true,
  });
