import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keyHashPlaces } from './hash-places';
import { startTexts } from './i18n/client';
import { defaultLanguage, isLanguage, languageOfPath } from './i18n/languages';
import { TextsProvider } from './i18n/reader';
import { reloadOnceOnFailedModule } from './reload-once';
import { whenStaying } from './rendering/later/when-staying';
import { keepRouterInTransitions } from './rendering/router-in-transitions';
import { isCheckInPath } from './site/offline/caches';

/** Long enough to have read a paragraph, in milliseconds. */
const A_WHILE = 15_000;

reloadOnceOnFailedModule();
keyHashPlaces();
keepRouterInTransitions();

const { lang } = document.documentElement;
const texts = await startTexts(isLanguage(lang) ? lang : defaultLanguage);

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider texts={texts}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </TextsProvider>,
  );
});

/** Public pages can be read without a connection, once they have been opened with one and nothing else is to be done. */
function precacheForTheRoad() {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000));
  whenIdle(() => {
    import('./site/offline/start')
      .then(({ startWorker }) => startWorker(texts.translator(['common'])))
      .catch(() => {});
  });
}

const { pathname } = window.location;
const isForTheRoad = languageOfPath(pathname) !== undefined || isCheckInPath(pathname);

if (import.meta.env.PROD && 'serviceWorker' in navigator && isForTheRoad) {
  // Who stands at a place with a tag may be without a connection a moment later.
  const isUrgent = navigator.serviceWorker.controller !== null || isCheckInPath(pathname);
  const start = isUrgent ? precacheForTheRoad : () => whenStaying(A_WHILE, precacheForTheRoad);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
