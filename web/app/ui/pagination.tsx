import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { isFollowed } from './followed';
import { Icon } from './icon';

/** Pages to show: the first, the last, and those around the current one; null stands for a gap of several. */
function pagesAround(page: number, lastPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

interface PaginationProps {
  page: number;
  lastPage: number;
  /** The parameter of the address, where a page has more than one list. */
  name?: string;
  /** The part of the page that the list is in, as `#reviews`. */
  hash?: string;
}

/** Links to the other pages of a list; the page lives in the address beside the filters. */
export function Pagination({ page, lastPage, name = 'page', hash = '' }: PaginationProps) {
  const { t } = useTranslation();
  const [searchParams] = useSearchParams();
  if (lastPage <= 1) return null;

  const to = (target: number) => {
    const next = new URLSearchParams(searchParams);
    if (target === 1) next.delete(name);
    else next.set(name, String(target));
    const query = next.toString();
    return `${query ? `?${query}` : '.'}${hash}`;
  };
  // A second list on a page, such as reviews, makes no pages of its own.
  const followed = name === 'page' && isFollowed(searchParams);
  const rel = (place: string) => cx(place, !followed && 'nofollow') || undefined;
  const box = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-input px-2 no-underline';

  return (
    <nav aria-label={t('pagination.label')} className="mt-12 flex flex-wrap items-center gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} rel={rel('prev')} className={cx(box, 'hover:bg-jade-wash')}>
          <Icon name="chevron-left" />
          <span className="visually-hidden">{t('pagination.previous')}</span>
        </Link>
      )}
      {pagesAround(page, lastPage).map((target, index) =>
        target === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
          <span key={`gap-${index}`} className={box} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={target}
            to={to(target)}
            rel={rel('')}
            aria-current={target === page ? 'page' : undefined}
            aria-label={t('pagination.page', { page: target })}
            className={cx(box, 'figures', target === page ? 'bg-jade text-on-jade' : 'hover:bg-jade-wash')}
          >
            {target}
          </Link>
        ),
      )}
      {page < lastPage && (
        <Link to={to(page + 1)} rel={rel('next')} className={cx(box, 'hover:bg-jade-wash')}>
          <Icon name="chevron-right" />
          <span className="visually-hidden">{t('pagination.next')}</span>
        </Link>
      )}
    </nav>
  );
}
