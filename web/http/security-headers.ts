import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebEnv } from '../env';

declare module 'fastify' {
  interface FastifyRequest {
    /** What scripts of this answer must carry to be allowed to run. */
    cspNonce: string;
  }
}

const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), payment=(), usb=(), geolocation=(self)`;

const scannerPermissions = permissions('(self)');

function contentSecurityPolicy(env: WebEnv, scripts: readonly string[]): string {
  const development = env.mode === 'development';
  // Tiles come from where their style comes from, and from nowhere else.
  const tiles = env.mapStyleUrl ? ` ${new URL(env.mapStyleUrl).origin}` : '';
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    // React writes `style` attributes (a picture's focal point, the bars of a chart); elements stay forbidden.
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    // A view all around is fetched and handed to its picture as a blob, which only scripts of the site can make.
    `img-src 'self' data: blob:${tiles}`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}${tiles}`,
    // The map draws in a worker of its own.
    `worker-src 'self'`,
    'frame-src https://www.youtube-nocookie.com',
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // A form that begins to pay leads on to the provider, and browsers hold its redirect to this as well.
    `form-action 'self'${env.paymentOrigin ? ` ${env.paymentOrigin}` : ''}`,
    `frame-ancestors 'none'`,
    ...(env.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of a page whose inline scripts are allowed by these nonces or digests, as a policy names them. */
export const securityHeaders = (env: WebEnv, scripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(env, scripts),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  'cross-origin-opener-policy': 'same-origin',
  ...fileHeaders(env),
});

/** The headers of every answer. */
const fileHeaders = (env: WebEnv): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(env.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/**
 * Scripts, styles and fonts of the build, which only a page can make anything of: what they may do is said by that page's
 * policy. Said again with each of twenty scripts, it was a tenth of a first visit's JavaScript. A worker is held to the
 * policy that it comes with itself.
 */
const isPartOfPages = ({ routeOptions }: FastifyRequest): boolean =>
  // Each file is a route of its own; what is not there is answered with a page.
  /^\/assets\/(?!.*worker)[^?]+\.(js|css|woff2)$/.test(routeOptions.url ?? '');

/**
 * Sets the security headers by hand: a general-purpose plugin with nonces costs two thirds of a small route's
 * throughput. The API sets its own, so answers passed through from it are left as they are.
 */
export function addSecurityHeaders(app: FastifyInstance, env: WebEnv) {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    if (isPartOfPages(request)) return void reply.headers(fileHeaders(env));
    request.cspNonce = randomBytes(16).toString('base64');
    reply.headers(securityHeaders(env, [`'nonce-${request.cspNonce}'`]));
    // Tickets are scanned there, and nowhere else.
    if (/^\/admin\/check-in(\?|$)/.test(request.url)) reply.header('permissions-policy', scannerPermissions);
  });
}
