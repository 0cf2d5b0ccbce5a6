import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { useEditor } from '../../editor/editor-context';
import type { Duration } from '../duration';

/** Says when the programme has other days than the tour's length, and offers to make them the same. */
export function DurationNotice({ days }: { days: number }) {
  const t = useBookablesText();
  const { draft, set } = useEditor();
  const duration = (draft.duration as Duration).days ?? 0;
  if (days === 0 || duration === days) return null;
  const tooMany = days > duration;
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input border-l-3 border-turmeric bg-turmeric-wash px-4 py-2"
    >
      <Icon name="info" />
      <p className="min-w-60 grow basis-0">
        {t(tooMany ? 'days.more_than_duration' : 'days.fewer_than_duration', { days, duration })}
      </p>
      <Button size="small" tone="secondary" onClick={() => set({ duration: { days, nights: days - 1 } })}>
        {t('days.use_as_duration', { days, nights: days - 1 })}
      </Button>
    </div>
  );
}
