import type { NotNow } from '~/api/types';
import { Icon } from '~/ui/icon';
import { useNotNowWords } from './use-not-now-words';

/** That something is out of season or closed for a while, in a few words on a card; apart, so that lists stay light. */
export function NotNowMark({ away }: { away: NonNullable<NotNow> }) {
  const { mark } = useNotNowWords();
  return (
    <span className="mb-1 flex items-start gap-1.5 border-l-3 border-lacquer pl-2 font-semibold text-ink">
      <Icon name="calendar" className="mt-0.5 shrink-0" />
      {mark(away)}
    </span>
  );
}
