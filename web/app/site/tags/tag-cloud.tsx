import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';

/** From the tags used least to those used most. */
const sizes = ['text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'] as const;

/** A tag that is used twice as often as another stands one step above it, whatever the highest number is. */
function sizeOf(count: number, most: number): string {
  const share = most > 1 ? Math.log(count) / Math.log(most) : 0;
  return sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))] ?? sizes[0];
}

/** Tags as a page of words, set the larger the more they are used; each says its number as well. */
export function TagCloud({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const most = Math.max(...tags.map(({ count }) => count));
  return (
    <ul aria-label={t('tags.cloud')} className="flex flex-wrap items-baseline gap-x-7 gap-y-2">
      {tags.map(({ id, name, slug, count }) => (
        <li key={id}>
          <Link
            to={sitePaths.tag(language, slug)}
            prefetch="intent"
            className={cx('display link-quiet inline-block py-0.5 hover:text-jade', sizeOf(count, most))}
          >
            {name}
            <span className="figures ml-1.5 font-text text-sm font-normal tracking-normal text-muted">
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">{t('tags.entries', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
