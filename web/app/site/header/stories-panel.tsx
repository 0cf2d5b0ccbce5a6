import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { BlogCategory } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';

/** The kinds of stories, each with what it is about. */
export function StoriesPanel({ categories }: { categories: BlogCategory[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id} className="relative border-t border-line pt-3">
            <Link
              to={sitePaths.blogCategory(language, category.id)}
              className="display stretched link-quiet text-base"
            >
              {category.title}
            </Link>
            <p className="mt-1 line-clamp-2 text-sm text-muted">{category.description}</p>
          </li>
        ))}
      </ul>
      <Link to={sitePaths.blogs(language)} className="link mt-6 inline-flex items-center gap-2 font-semibold">
        {t('header.all_stories')}
        <Icon name="arrow-right" />
      </Link>
    </>
  );
}
