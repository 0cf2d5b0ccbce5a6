import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { WebEnv } from '../env';

declare module 'fastify' {
  interface FastifyRequest {
    /** What scripts of this answer must carry to be allowed to run. */
    cspNonce: string;
  }
}

function contentSecurityPolicy(env: WebEnv, nonce: string): string {
  const development = env.mode === 'development';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    // React writes `style` attributes (a picture's focal point, the bars of a chart); elements stay forbidden.
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws:` : `connect-src 'self'`,
    'frame-src https://www.youtube-nocookie.com',
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(env.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Sets the security headers by hand: a general-purpose plugin with nonces costs two thirds of a small route's
 * throughput. The API sets its own, so answers passed through from it are left as they are.
 */
export function addSecurityHeaders(app: FastifyInstance, env: WebEnv) {
  const https = env.publicUrl.startsWith('https:');
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64');
    if (request.url.startsWith('/api/')) return;
    reply.headers({
      'content-security-policy': contentSecurityPolicy(env, request.cspNonce),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
