import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { useNfcText } from './text';

/** Copies the address that is written on a chip. */
export function CopyLink({ url, code }: { url: string; code: string }) {
  const t = useNfcText();
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied', { code }));
    } catch {
      toast.error(t('not_copied'));
    }
  }
  return (
    <Button tone="quiet" size="small" onClick={() => void copy()} aria-label={t('copy', { code })}>
      <Icon name="copy" />
    </Button>
  );
}
