import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { ChipLink } from '~/ui/tag';

/** The tags of a record, each leading to all that carries it. */
export function TagList({ tags, className }: { tags: string[]; className?: string }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('blogs.tags')} className={cx('flex flex-wrap gap-2', className)}>
      {tags.map((tag) => (
        <li key={tag}>
          <ChipLink to={sitePaths.tag(language, tag)}>{tag}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
