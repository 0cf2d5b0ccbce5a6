import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { pageContext } from '~/api/page-context.server';
import { defaultLanguage, isLanguage, type Language } from '~/i18n/languages';
import { ErrorScreen } from '~/site/error-screen';
import { Footer } from '~/site/footer/footer.later';
import { Header } from '~/site/header/header';
import { PreviewBar } from '~/site/preview-bar';
import { readShell } from '~/site/shell';
import { shellText } from '~/site/shell-data.server';
import { later } from '~/ui/later/later';

export const handle = { i18n: ['site'] };

const LaterFooter = later(
  import.meta.env.SSR && Footer,
  () => import('~/site/footer/footer.later').then((part) => part.Footer),
  true,
);

export async function loader(args: LoaderFunctionArgs) {
  return { shell: await shellText(pageContext(args)) };
}

/** Header and footer stay as they are while one moves about in a language. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.lang !== nextParams.lang;

// Spelt out here: a page's title is made outside React, where the texts of the browser cannot be reached.
const errorTitles: Record<Language, { notFound: string; other: string }> = {
  en: { notFound: 'Page not found', other: 'An error occurred' },
  vi: { notFound: 'Không tìm thấy trang', other: 'Có lỗi xảy ra' },
};

export const meta: MetaFunction = ({ error, params }) => {
  if (!error) return [];
  const titles = errorTitles[isLanguage(params.lang) ? params.lang : defaultLanguage];
  const title = isRouteErrorResponse(error) && error.status === 404 ? titles.notFound : titles.other;
  return [{ title: `${title} · Visit Vietnam` }, { name: 'robots', content: 'noindex' }];
};

function Shell({ children, isError }: { children: ReactNode; isError?: boolean }) {
  const { shell } = useRouteLoaderData<typeof loader>('routes/site') ?? {};
  const data = shell && readShell(shell);
  return (
    <>
      <PreviewBar isOver={isError} />
      <Header data={data} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <LaterFooter data={data} />
    </>
  );
}

export default function Site() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell isError>
      <div className="page py-24">
        <ErrorScreen />
      </div>
    </Shell>
  );
}
