import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startI18n } from './i18n/client';
import { defaultLanguage, isLanguage, languageOfPath } from './i18n/languages';
import { reloadOnceOnFailedModule } from './reload-once';

reloadOnceOnFailedModule();

const { lang } = document.documentElement;
const i18n = await startI18n(isLanguage(lang) ? lang : defaultLanguage);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});

/** Public pages can be read without a connection, once they have been opened with one and nothing else is to be done. */
function keepForTheRoad() {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000));
  whenIdle(() => {
    import('./site/offline/start').then(({ startWorker }) => startWorker()).catch(() => {});
  });
}

if (import.meta.env.PROD && 'serviceWorker' in navigator && languageOfPath(window.location.pathname)) {
  if (document.readyState === 'complete') keepForTheRoad();
  else window.addEventListener('load', keepForTheRoad, { once: true });
}
