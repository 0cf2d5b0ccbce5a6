import { Names } from '~/i18n/names';
import { CardGrid } from '~/site/cards/card-grid';
import type { TagData } from './tag-data.server';
import { TaggedCard } from './tagged-card';
import { useKindTitle } from './use-kind-title';

interface TaggedGroupProps extends Pick<TagData, 'rows' | 'others'> {
  kind: string;
  ids: number[];
  /** Of how many of the kind in all, on whichever pages. */
  count: number;
}

/** Records of one kind that carry the tag. */
export function TaggedGroup({ kind, ids, count, rows, others }: TaggedGroupProps) {
  const title = useKindTitle()(kind);
  return (
    <section
      aria-labelledby={kind}
      className="mt-12 grid gap-x-8 gap-y-6 border-t-2 border-ink pt-4 lg:grid-cols-12"
    >
      <h2 id={kind} className="scroll-mt-24 text-2xl lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
        <Names>{title}</Names>
        <span className="figures ml-2 font-text text-sm font-normal text-muted">{count}</span>
      </h2>
      <div className="lg:col-span-9">
        <CardGrid label={title}>
          {ids.map((id) => (
            <TaggedCard key={id} kind={kind} id={id} rows={rows} others={others} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
