import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Story } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { TagList } from '~/site/tags/tag-list';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

type Neighbour = NonNullable<Story['prev']>;

function NeighbourLink({ neighbour, direction }: { neighbour: Neighbour; direction: 'prev' | 'next' }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const next = direction === 'next';
  return (
    <Link
      to={sitePaths.blog(language, neighbour.slug)}
      rel={direction}
      prefetch="intent"
      className={cx('group block py-5', next && 'md:text-right')}
    >
      <span className={cx('kicker flex items-center gap-1.5', next && 'md:justify-end')}>
        {!next && <Icon name="chevron-left" />}
        {t(next ? 'blogs.next' : 'blogs.previous')}
        {next && <Icon name="chevron-right" />}
      </span>
      <span className="display mt-1 block text-lg group-hover:underline">
        <Names>{neighbour.title}</Names>
      </span>
    </Link>
  );
}

/** Where the story takes place, its tags, and the stories published before and after it. */
export function ArticleFooter({ article }: { article: Story }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { tags, city, prev, next } = article;
  return (
    <footer className="mt-12 max-w-measure">
      {city && (
        <p className="border-t border-line pt-5">
          {t('blogs.place')}{' '}
          <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className="link font-semibold">
            <Names>{city.title}</Names>
          </Link>
        </p>
      )}
      <TagList tags={tags} className="mt-5" />
      {(prev || next) && (
        <nav
          aria-label={t('blogs.neighbours')}
          className="mt-10 grid gap-x-8 border-y border-line md:grid-cols-2"
        >
          {prev ? <NeighbourLink neighbour={prev} direction="prev" /> : <span />}
          {next && <NeighbourLink neighbour={next} direction="next" />}
        </nav>
      )}
    </footer>
  );
}
