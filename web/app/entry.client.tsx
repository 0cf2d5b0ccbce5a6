import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startI18n } from './i18n/client';
import { defaultLanguage, isLanguage } from './i18n/languages';
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
