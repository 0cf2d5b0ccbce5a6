import type { MouseEvent } from 'react';
import { buttonStyle } from '~/ui/button-style';
import { usePeopleText } from '../people/text';
import { neededVariables } from './types';

interface InsertBarProps {
  variables: readonly string[];
  onInsert: (text: string) => void;
  /** Wraps what is chosen, or what stands for it, in pieces that mail programs understand. */
  onWrap: (before: string, sample: string, after: string) => void;
}

const font = "font-family:'Be Vietnam Pro',Helvetica,Arial,sans-serif";
const paragraph = `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#1c2635">`;
const button = `<p style="margin:24px 0"><a href="{{link}}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:#0c6454;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">`;

/** Variables and pieces of a letter, to be put in where the cursor is. */
export function InsertBar({ variables, onInsert, onWrap }: InsertBarProps) {
  const t = usePeopleText();
  const needed = neededVariables(variables).map((name) => `{{${name}}}`);
  // The field that is written in keeps its cursor.
  const stay = { type: 'button', onMouseDown: (event: MouseEvent) => event.preventDefault() } as const;
  const pieces = [
    ['paragraph', paragraph, '</p>\n', t('letters.sample_text')],
    ['button', button, '</a></p>\n', t('letters.sample_button')],
    ['bold', '<strong>', '</strong>', t('letters.sample_text')],
    ['link', '<a href="https://">', '</a>', t('letters.sample_button')],
  ] as const;
  return (
    <div className="grid gap-3 rounded-card bg-paper p-3">
      <div>
        <p className="mb-1.5 text-xs">
          <span className="font-semibold">{t('letters.variables')}</span>{' '}
          <span className="text-muted">
            {needed.length > 0
              ? t('letters.variables_hint', { names: needed.join(', ') })
              : t('letters.variables_plain')}
          </span>
        </p>
        <ul className="flex flex-wrap gap-1.5">
          {variables.map((name) => (
            <li key={name}>
              <button
                {...stay}
                aria-label={t('letters.insert', { name: `{{${name}}}` })}
                onClick={() => onInsert(`{{${name}}}`)}
                className="min-h-7 rounded-input bg-turmeric-wash px-2 font-mono text-xs hover:underline"
              >{`{{${name}}}`}</button>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <span className="mr-1 text-xs font-semibold">{t('letters.snippets')}</span>
        {pieces.map(([name, before, after, sample]) => (
          <button
            key={name}
            {...stay}
            onClick={() => onWrap(before, sample, after)}
            className={buttonStyle('quiet', 'small', 'min-h-8 px-2 text-xs')}
          >
            {t(`letters.snippet.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
