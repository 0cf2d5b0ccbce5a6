import { useTranslation } from 'react-i18next';
import type { TagData } from './tag-data.server';
import { useKindTitle } from './use-kind-title';

/** What kinds of records are on the page, each leading down to its part. */
export function KindContents({ groups }: Pick<TagData, 'groups'>) {
  const { t } = useTranslation('events');
  const titleOf = useKindTitle();
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t('tags.kinds')} className="mt-8 border-y border-line py-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {groups.map(({ kind, ids }) => (
          <li key={kind}>
            <a href={`#${kind}`} className="link inline-block py-1">
              {titleOf(kind)}
            </a>{' '}
            <span className="figures text-sm text-muted">{ids.length}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
