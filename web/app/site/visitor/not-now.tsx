import type { NotNow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { vietnamDate } from '~/site/resources/place/opening';
import { useNow } from '~/site/resources/place/use-now';
import { cx } from '~/ui/cx';
import type { Described } from './lines/described';
import { useNotNowWords } from './use-not-now-words';

type Away = NonNullable<NotNow>;
export type MaybeAway = Pick<Described, 'visitor_info'> & { not_now: Away | null };

/** What a record says while it is away; a page that was cached until it is back says nothing. */
function useAway({ not_now }: MaybeAway): Away | null {
  const now = useNow();
  const isBack = now && not_now?.opens && vietnamDate(now) >= not_now.opens;
  return isBack ? null : not_now;
}

/** Out of season or closed for a while, said before anything else of the record. */
export function NotNowNote({ record, className }: { record: MaybeAway; className?: string }) {
  const language = useLanguage();
  const { told } = useNotNowWords();
  const away = useAway(record);
  if (!away) return null;
  const { season } = record.visitor_info;
  const why = away.because === 'season' ? season?.why?.[language] : undefined;
  return (
    <p className={cx('max-w-measure border-l-3 border-lacquer bg-surface px-4 py-3', className)}>
      <strong>{told(away, season?.state)}</strong>
      {why && (
        <span className="block">
          <Names>{/[.!?…]$/.test(why) ? why : `${why}.`}</Names>
        </span>
      )}
    </p>
  );
}

/** The same in one line among the hours. */
export function NotNowLine({ record }: { record: MaybeAway }) {
  const { told } = useNotNowWords();
  const away = useAway(record);
  return away ? (
    <span className="flex items-baseline gap-2 font-semibold">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full border-2 border-lacquer" />
      <span className="figures">{told(away, record.visitor_info.season?.state)}</span>
    </span>
  ) : null;
}
