import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-semibold hover:border-ink md:min-h-9';

/** Ways in for somebody in particular, in one row; on phones it is leafed through. */
export function Collections({ collections }: { collections: { id: number; title: string; slug: string }[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (collections.length === 0) return null;
  return (
    <nav aria-label={t('home.collections')} className="page pt-8">
      <ul className="rail -mx-(--gutter) scroll-px-(--gutter) gap-2! px-(--gutter) py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {collections.map(({ id, title, slug }) => (
          <li key={id}>
            <Link to={sitePaths.guide(language, `collections/${slug}`)} prefetch="intent" className={chip}>
              <Names>{title}</Names>
            </Link>
          </li>
        ))}
        <li>
          <Link to={sitePaths.guide(language, 'collections')} prefetch="intent" className={chip}>
            {t('home.all_collections')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
