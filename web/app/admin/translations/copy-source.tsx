import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useTranslationsText } from './text';
import type { CopiedSource } from './use-copied-source';

/** Puts the other language's text into a field as a start, and takes it back while nothing else was typed. */
export function CopySource({ copied, language }: { copied: CopiedSource; language: string }) {
  const t = useTranslationsText();
  return copied.undo ? (
    <Button tone="quiet" size="small" onClick={copied.undo}>
      <Icon name="undo" />
      {t('note.undo_copy')}
    </Button>
  ) : (
    <Button tone="quiet" size="small" onClick={copied.copy}>
      <Icon name="copy" />
      {t('note.copy', { language })}
    </Button>
  );
}
