import { type ReactNode, useId } from 'react';
import { useLanguage } from '~/i18n/use-language';
import type { OfflinePage } from './use-offline-pages';

interface OfflinePageListProps {
  title: string;
  lead: string;
  pages: OfflinePage[];
}

/** Pages on the device as a table of contents. They are opened whole: parts of them may not be at hand. */
export function OfflinePageList({ title, lead, pages }: OfflinePageListProps): ReactNode {
  const language = useLanguage();
  const headingId = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12 max-w-measure border-t-2 border-ink pt-4">
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{lead}</p>
      <ul className="mt-4">
        {pages.map((page) => (
          <li key={page.path} className="border-b border-line">
            <a
              href={page.path}
              lang={page.language === language ? undefined : page.language}
              className="link-quiet block py-3 font-semibold"
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
