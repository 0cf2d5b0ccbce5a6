import type { Language } from '~/i18n/languages';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { useEditor } from './editor-context';
import { slugify } from './slugify';

interface SearchPreviewProps {
  entity: EntityDescriptor;
  language: Language;
  title: string;
  description: string;
}

/** The record as a search result. */
export function SearchPreview({ entity, language, title, description }: SearchPreviewProps) {
  const t = useAdminText();
  const { draft, id } = useEditor();
  const slug = String(draft[`${language}.slug`] || slugify(String(draft[`${language}.title`] ?? '')));
  const path = entity.page(language, { slug, id: id ?? 0 }) ?? `/${language}`;
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
