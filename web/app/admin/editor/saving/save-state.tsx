import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';

/** Whether there is something to save. */
export function SaveState({ changed, saving, isNew }: { changed: number; saving: boolean; isNew: boolean }) {
  const t = useAdminText();
  const state = saving ? 'saving' : changed > 0 ? 'unsaved' : isNew ? 'new' : 'saved';
  return (
    <p role="status" className="flex items-center gap-1.5 text-xs text-muted">
      {state === 'unsaved' && <span aria-hidden="true" className="size-2 rounded-full bg-lacquer" />}
      {state === 'saved' && <Icon name="check" className="text-jade" />}
      {t(`editor.state.${state}`)}
    </p>
  );
}
