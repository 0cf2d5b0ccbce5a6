import { useTranslation } from 'react-i18next';
import { ChipRow } from '~/site/list/chip-row';
import { FacetChip } from '~/site/list/facet-link';
import type { TagData } from './tag-data.server';
import { useKindTitle } from './use-kind-title';

/** How many records of each kind carry the tag, as links that narrow the list: what comes last is pages away otherwise. */
export function KindChips({ kinds, type, tag }: Pick<TagData, 'kinds' | 'type' | 'tag'>) {
  const { t } = useTranslation('events');
  const titleOf = useKindTitle();
  if (kinds.length < 2) return null;
  return (
    <div className="mt-8 border-y border-line py-3">
      <ChipRow label={t('tags.kinds')}>
        <FacetChip to="." current={type === ''}>
          {t('tags.all_kinds')} <span className="figures font-normal">{tag.count}</span>
        </FacetChip>
        {kinds.map((kind) => (
          <FacetChip key={kind.type} to={`?type=${kind.type}`} current={type === kind.type}>
            {titleOf(kind.type)} <span className="figures font-normal">{kind.count}</span>
          </FacetChip>
        ))}
      </ChipRow>
    </div>
  );
}
