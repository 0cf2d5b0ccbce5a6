import { useState } from 'react';
import type { Language } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { DiffText } from '../editor/revisions/diff-text';
import { CopySource } from './copy-source';
import { useLanguageName, useTranslationsText } from './text';
import { useCopiedSource } from './use-copied-source';
import { hasNoWords, useSource, wordsIn } from './use-source';

interface SourceNoteProps {
  name: string;
  language: Language;
  /** What the field is called. */
  label: string;
  isRich?: boolean;
  /** Whether the draft holds the text, so that it can be compared and copied. */
  isText?: boolean;
}

/** Says at a text that its source has changed since it was translated, what changed, and what can be done about it. */
export function SourceNote({ name, language, label, isRich = false, isText = true }: SourceNoteProps) {
  const {
    former,
    isConfirmed,
    isEdited,
    confirm,
    from,
    source,
    value,
    write,
    copied: prepare,
  } = useSource(name, language);
  const copied = useCopiedSource(value, write, prepare);
  const t = useTranslationsText();
  const languageName = useLanguageName();
  const other = languageName(from);
  if (former === undefined) {
    const fillable = isText && hasNoWords(value) && !hasNoWords(source);
    return fillable || copied.undo ? (
      <div>
        <CopySource copied={copied} language={other} />
      </div>
    ) : null;
  }
  if (isConfirmed || isEdited) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
        <Icon name="check" className="text-jade" />
        {t(isConfirmed ? 'note.confirmed' : 'note.edited')}
        {isConfirmed && (
          <Button tone="quiet" size="small" onClick={() => confirm(false)}>
            {t('note.undo')}
          </Button>
        )}
        {copied.undo && <CopySource copied={copied} language={other} />}
      </div>
    );
  }
  const untranslated = former === '' && hasNoWords(value);
  const what = untranslated ? 'untranslated' : isText && hasNoWords(source) ? 'removed' : 'changed';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in its own way
    <div
      role="group"
      aria-label={t('note.of', { field: label })}
      className="rounded-input border-l-3 border-turmeric bg-turmeric-wash px-3 py-2 text-xs"
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="alert" className="mt-0.5 shrink-0" />
        {t(`note.${what}`, { language: other })}
      </p>
      {isText && !untranslated && (
        <Difference before={former} after={source} isRich={isRich} language={other} />
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          title={t('note.still_right_hint')}
          onClick={() => confirm(true)}
        >
          <Icon name="check" />
          {t('note.still_right')}
        </Button>
        {isText && !hasNoWords(source) && <CopySource copied={copied} language={other} />}
      </div>
    </div>
  );
}

interface DifferenceProps {
  before: string;
  after: unknown;
  isRich: boolean;
  language: string;
}

function Difference({ before, after, isRich, language }: DifferenceProps) {
  const t = useTranslationsText();
  // Long texts are compared when somebody wants to see it.
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 cursor-pointer items-center underline">
        {t('note.show', { language })}
      </summary>
      {open && (
        <>
          <p className="max-h-72 overflow-y-auto rounded-input bg-surface p-2 leading-relaxed whitespace-pre-line">
            <DiffText before={wordsIn(before, isRich)} after={wordsIn(after, isRich)} />
          </p>
          <p className="mt-1">{t('note.former')}</p>
        </>
      )}
    </details>
  );
}
