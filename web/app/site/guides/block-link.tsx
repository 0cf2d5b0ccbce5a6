import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '~/api/types';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

/** The way on from a block of a guide, where it has one. */
export function BlockLink({ item, className }: { item: GalleryItem; className?: string }) {
  const { t } = useTranslation('guides');
  if (!item.link) return null;
  const look = cx('link inline-flex items-center gap-1.5 py-1 text-sm font-semibold', className);
  const name = t('more_about', { title: item.title });
  if (item.link.startsWith('https:')) {
    return (
      <a href={item.link} rel="noopener" className={look} aria-label={name}>
        {t('more')}
        <Icon name="external" />
      </a>
    );
  }
  return (
    <Link to={item.link} prefetch="intent" className={look} aria-label={name}>
      {t('more')}
      <Icon name="arrow-right" />
    </Link>
  );
}
