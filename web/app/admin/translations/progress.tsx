import { Icon } from '~/ui/icon';
import type { Counts } from './coverage-types';
import { percentOf } from './coverage-types';
import { useTranslationsText } from './text';

/** How much of something is translated: a bar, and the same in words. */
export function Progress({ counts, total }: { counts: Counts; total: number }) {
  const t = useTranslationsText();
  if (total === 0) return <p className="text-xs text-muted">{t('matrix.none')}</p>;
  const percent = percentOf(counts, total);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div aria-hidden="true" className="h-2 min-w-24 grow basis-24 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-jade" style={{ width: `${percent}%` }} />
      </div>
      <p className="figures flex items-center gap-1.5 text-xs text-muted sm:min-w-40">
        {percent === 100 && <Icon name="check" className="text-jade" />}
        {t('matrix.done', { done: counts.complete, total, percent })}
      </p>
    </div>
  );
}
