import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';

export interface Crumb {
  title: string;
  /** Left out for the page itself. */
  to?: string;
}

/** The way from the home page down to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({ title, to }, index) => (
          <li key={title} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-line">
                /
              </span>
            )}
            {to ? (
              <Link to={to} className="inline-block py-1 hover:underline">
                <Names>{title}</Names>
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                <Names>{title}</Names>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
