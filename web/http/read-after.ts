import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecureAddress, ownCookie, ownCookieLine } from '../app/api/own-cookie';
import type { ChangeLog } from './changes';

/** The cookie that the API sets when a browser writes past this process (server/platform/replicas.ts). */
const name = 'read_after';
const seconds = 300;

/** What the answer to a request must have seen: the changes that this process has heard of, and what the visitor wrote. */
export const readAfterOf = ({ headers }: FastifyRequest, changes: ChangeLog): string =>
  [changes.readAfter(), ownCookie(headers.cookie, name)].filter(Boolean).join(',');

/** Has the browser say with its next requests what it has just written. */
export const rememberWrite = (reply: FastifyReply, readAfter: string, publicUrl: string): void => {
  const line = ownCookieLine(name, readAfter, { isSecure: isSecureAddress(publicUrl), seconds });
  reply.header('set-cookie', `${line}; HttpOnly`);
};
