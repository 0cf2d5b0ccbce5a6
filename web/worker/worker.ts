import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CHECK_INS, sendCheckIns } from '../app/site/check-in/send';
import { FROM, isCheckInPath, isPagePath, caches as names } from '../app/site/offline/caches';
import { readMessage } from '../app/site/offline/messages';
import { build } from './build-facts';
import { isOfBackOffice } from './hands-off';
import { onlyPublic, sameForAll } from './may-cache';
import { keep } from './offline-pages';
import { followSubscription, openToday, tellNews } from './push';
import { scope } from './scope';
import {
  inAnyShape,
  leadToOfflinePage,
  offlineOnPurpose,
  openWholePage,
  otherSize,
  withoutTag,
} from './without-connection';

const day = 86_400;

/** So long a page may take before the copy at hand, if there is one, is shown. */
const patienceSeconds = 4;

const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

const officeFiles = new Set(build.officeFiles);

// Hears of a request before what follows, and lets nothing of it hear: then it goes to the network as if there were no worker.
scope.addEventListener('fetch', (event) => {
  if (isOfBackOffice(event.request, officeFiles)) event.stopImmediatePropagation();
});

// What is not named here goes to the network as well: the API, everything that writes.
precacheAndRoute(build.precached, {
  cleanURLs: false,
  ignoreURLParametersMatching: [new RegExp(`^${FROM}$`), /^utm_/],
});

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname === '/__manifest' && url.searchParams.get('version') === build.version,
  async () => new Response(JSON.stringify(build.routes), { headers: { 'content-type': 'application/json' } }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [onlyPublic, atMost(60, 30), offlineOnPurpose, leadToOfflinePage],
  }),
);

// What a tag opens can be opened again where there is no connection, and pressed there.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isCheckInPath(url.pathname),
  new NetworkFirst({
    cacheName: names.checkIns,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [sameForAll, atMost(30, 30), withoutTag, leadToOfflinePage],
  }),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.endsWith('.data') && isPagePath(url.pathname.slice(0, -5)),
  new NetworkFirst({
    cacheName: names.data,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [onlyPublic, atMost(60, 7), openWholePage],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new StaleWhileRevalidate({
    cacheName: names.pictures,
    plugins: [onlyPublic, atMost(150, 30), otherSize],
  }),
);

// What maps are drawn from.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/map\/[\w-]+\.json$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: names.assets, plugins: [onlyPublic, atMost(120, 60)] }),
);

// Sheets of towns: whichever shape is at hand serves where there is no connection.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/map/town.svg',
  new NetworkFirst({
    cacheName: names.sheets,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [onlyPublic, inAnyShape, atMost(200, 60)],
  }),
);

// Parts that load on demand, such as the map; their names change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: names.assets, plugins: [onlyPublic, atMost(120, 60)] }),
);

/** Pages of the build before ask for scripts that are gone; those kept on purpose are renewed with the next order. */
const leaveOldBuild = () =>
  Promise.all([names.pages, names.data, names.checkIns].map((name) => caches.delete(name)));

scope.addEventListener('activate', (event) => {
  event.waitUntil(leaveOldBuild().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'take-over') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'keep') event.waitUntil(keep(message));
});

// An error has the browser try again later by itself.
scope.addEventListener('sync', (event) => {
  if (event.tag === CHECK_INS) event.waitUntil(sendWaiting());
});

scope.addEventListener('push', (event) => event.waitUntil(tellNews()));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openToday(event.notification.data));
});
scope.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(followSubscription(event.oldSubscription, event.newSubscription));
});

async function sendWaiting(): Promise<void> {
  const sent = await sendCheckIns();
  if (sent.some(({ outcome }) => outcome.state === 'kept')) throw new Error('Not all check-ins were sent.');
}
