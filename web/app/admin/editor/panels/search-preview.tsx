import { useAdminText } from '../../text';

interface SearchPreviewProps {
  /** Of the page, below the site's name. */
  path: string;
  title: string;
  description: string;
}

/** A page as a search result. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  const t = useAdminText();
  return (
    <figure>
      <figcaption className="kicker mb-1">{t('seo.search_preview')}</figcaption>
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="text-xs text-muted [overflow-wrap:anywhere]">
          visitvietnam › {path.split('/').filter(Boolean).join(' › ')}
        </p>
        <p className="mt-1 line-clamp-1 text-base text-river">{title || t('seo.no_title')}</p>
        <p className="mt-0.5 line-clamp-2 text-xs text-muted">{description || t('seo.no_description')}</p>
      </div>
    </figure>
  );
}
