import displayFont from '@fonts/display-main.woff2?url';
import displayFontVietnamese from '@fonts/display-vietnamese.woff2?url';
import textFont from '@fonts/text-400-main.woff2?url';
import textFontVietnamese from '@fonts/text-400-vietnamese.woff2?url';
import type { LinksFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageEdits } from './i18n/page-edits';
import { useLanguage } from './i18n/use-language';
import { LateScripts } from './rendering/late-scripts';
import { WholePage } from './rendering/later/whole-page';
import { ErrorHead } from './site/error-head';
import { ErrorScreen } from './site/error-screen';
import { appColours } from './site/offline/app-colours';
import styles from './styles/app.css?url';
import { PageFocus } from './ui/page-focus';
import { ProgressBar } from './ui/progress-bar';
import { useRequestInfo } from './ui/request-info';
import { SkipLink } from './ui/skip-link';
import { themeScript } from './ui/theme';
import { Toaster } from './ui/toaster';

const criticalFonts = [textFont, textFontVietnamese, displayFont, displayFontVietnamese];

export const links: LinksFunction = () => [
  ...criticalFonts.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { nonce } = useRequestInfo();
  // Of the root alone; what happens inside the site or the back office has its head from their `meta`.
  const error = useRouteError();
  return (
    // A saved theme is set on this element before React takes over.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={appColours.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={appColours.darkPaper} />
        <link rel="manifest" href={`/manifest.webmanifest?lang_id=${language}`} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the first paint
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        {error ? <ErrorHead error={error} /> : <Meta />}
        <Links />
        <PageEdits />
      </head>
      <body>
        <SkipLink />
        <ProgressBar />
        {children}
        <WholePage />
        <PageFocus />
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main id="main" className="page grow py-24">
      <ErrorScreen />
    </main>
  );
}
