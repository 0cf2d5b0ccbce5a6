import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useReady } from '~/ui/use-ready';
import { useShortcut } from '../../shell/use-shortcut';
import { useAdminText } from '../../text';

interface SaveButtonProps {
  saving: boolean;
  isNew?: boolean;
  onSave: () => void;
}

/** Saves, when it is pressed and by Ctrl-S. */
export function SaveButton({ saving, isNew = false, onSave }: SaveButtonProps) {
  const t = useAdminText();
  const ready = useReady();
  useShortcut('s', onSave);
  return (
    <Button
      size="small"
      pending={saving}
      disabled={!ready}
      onClick={onSave}
      aria-keyshortcuts="Control+S Meta+S"
    >
      <Icon name="check" />
      {t(isNew ? 'editor.create' : 'editor.save')}
    </Button>
  );
}
