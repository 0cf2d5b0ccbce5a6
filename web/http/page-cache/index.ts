import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, ServerBuild } from '@remix-run/node';
import type { Redis } from 'ioredis';
import { editionOf } from '../../../server/platform/edition';
import { writtenFor } from '../../app/rendering/written/written-html';
import type { WebEnv } from '../../env';
import type { ChangeLog } from '../changes';
import { type TextFollower, textTags } from '../edited-texts';
import { streetsAddress } from '../map-tiles';
import { pageDeadline } from '../page-deadline';
import type { ResponseCache } from '../response-cache';
import { securityHeaders } from '../security-headers';
import { addressReader } from './address';
import { createPageCache, type Rendered } from './cache';
import { pageServer } from './serve';
import { sharePages } from './shared';

type Open = (request: IncomingMessage, answer: ServerResponse) => boolean;

/** Stands before the framework: answers what it can, and says false to the rest. Shut until pages are cached. */
export const pageDoor = (): { open: Open } => ({ open: () => false });

/** Renders a page as if nobody in particular asked: without cookies, languages or addresses. */
function renderer(
  build: ServerBuild,
  env: WebEnv,
  { answer, changes, texts, answers }: Followed,
): (address: string) => Promise<Rendered> {
  return async (address) => {
    const tags = new Set<string>(textTags);
    let isWhole = true;
    let age: number | undefined;
    await texts.giveTo(build);
    const response = await answer(new Request(`${env.publicUrl}${address}`), {
      nonce: randomBytes(16).toString('base64'),
      requestId: randomUUID(),
      apiUrl: env.apiUrl,
      publicUrl: env.publicUrl,
      mapStyleUrl: env.mapStyleUrl,
      streetsUrl: () => streetsAddress(env.mapTilesFile),
      clientAddress: '127.0.0.1',
      placeHeaders: {},
      tags,
      deadline: pageDeadline(),
      cachedAnswer: (key, ask, deadline) =>
        answers.give(key, ask, {
          deadline,
          onStale: (seconds) => {
            age = Math.max(age ?? 0, seconds);
            isWhole = false;
          },
        }),
      readAfter: changes.readAfter,
      wrote: () => {},
      callFailed: () => {
        isWhole = false;
      },
      written: writtenFor(address),
    });
    return { response, tags, isWhole, ...(age === undefined ? {} : { age }) };
  };
}

interface Followed {
  /** Makes a page of the build. */
  answer: RequestHandler;
  changes: ChangeLog;
  texts: TextFollower;
  answers: ResponseCache;
  /** What processes share; null where each is for itself. */
  redis: Redis | null;
}

/** Opens the door: from now on public pages are rendered once and given to all. */
export function cachePages(door: { open: Open }, build: ServerBuild, env: WebEnv, followed: Followed): void {
  const { changes, redis } = followed;
  const { internalToken: secret, host: _, port: __, redisUrl: ___, ...settings } = env;
  const cache = createPageCache({
    most: env.pageCacheBytes,
    cdn: env.cdn,
    changes,
    // Without the token nothing is heard of changes.
    shared: redis && secret ? sharePages({ redis, changes, secret, edition: editionOf(settings) }) : null,
    render: renderer(build, env, followed),
    headersFor: (digests) => securityHeaders(env, digests),
  });
  door.open = pageServer(cache, addressReader(build));
}
