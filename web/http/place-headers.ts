import type { FastifyRequest } from 'fastify';
import { isFromTrustedProxy } from '../../server/features/travel/visitor-place/trusted-proxy';

/** Headers without some of them. */
export function omit<Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** The headers in which the CDN says where a visitor is. From anybody else they would be anybody's word, and stay here. */
export function placeHeadersOf(
  request: Pick<FastifyRequest, 'headers' | 'ips'>,
  names: readonly string[],
): Record<string, string> {
  if (!isFromTrustedProxy(request)) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
