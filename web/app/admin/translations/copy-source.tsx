import { useState } from 'react';
import type { Language } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { sameValue } from '../editor/draft';
import { useLanguageName, useTranslationsText } from './text';
import { useSource } from './use-source';

/** Puts the other language's text into a field as a start, and takes it back while nothing else was typed. */
export function CopySource({ name, language }: { name: string; language: Language }) {
  const { from, source, value, write } = useSource(name, language);
  const t = useTranslationsText();
  const languageName = useLanguageName();
  const [replaced, setReplaced] = useState<{ value: unknown } | null>(null);
  if (replaced && sameValue(value, source)) {
    return (
      <div>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            write(replaced.value);
            setReplaced(null);
          }}
        >
          <Icon name="undo" />
          {t('note.undo_copy')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          setReplaced({ value });
          write(source);
        }}
      >
        <Icon name="copy" />
        {t('note.copy', { language: languageName(from) })}
      </Button>
    </div>
  );
}
