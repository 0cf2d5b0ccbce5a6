import { useLanguagesText } from './text';
import type { Progress } from './types';

/** How many texts a language has, as a bar and in words. */
export function ProgressOf({ progress: { total, missing, edited } }: { progress: Progress }) {
  const t = useLanguagesText();
  const share = total === 0 ? 0 : (total - missing) / total;
  return (
    <div className="max-w-64">
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-jade" style={{ width: `${share * 100}%` }} />
      </span>
      <p className="figures mt-1 text-xs text-muted">
        {missing === 0 ? t('complete', { total }) : t('missing', { count: missing, total })}
        {edited > 0 && ` · ${t('edited', { count: edited })}`}
      </p>
    </div>
  );
}
