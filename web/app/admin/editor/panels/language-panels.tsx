import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { type Language, languages, otherLanguage } from '~/i18n/languages';
import { cx } from '~/ui/cx';
import { useAdminText } from '../../text';
import { languageOfKey } from '../draft/draft';
import { useDraftState } from '../editor-context';
import { CopyButton } from './copy-button';

/** Vietnamese stands left: it is what most records are first written in. */
const columns: readonly Language[] = [...languages].reverse();

interface LanguagePanelsProps {
  /** Where only one language has room, the one that is shown at first. */
  initial: Language;
  /** Texts that each language has, by their names in the draft. */
  names: readonly string[];
  /** The one without which there is no translation. */
  titled: string;
  /** Further texts that are copied with them. */
  copied?: readonly string[];
  control: (name: string, language: Language) => ReactNode;
  /** Where the menu of the form finds them. */
  anchor?: string;
  /** More about a language, below its name. */
  head?: (language: Language) => ReactNode;
}

/** The texts in both languages: side by side where there is room, one at a time where there is not. */
export function LanguagePanels({ initial, anchor, ...panel }: LanguagePanelsProps) {
  const t = useAdminText();
  const { errors } = useDraftState();
  const [shown, setShown] = useState(initial);
  useEffect(() => setShown(initial), [initial]);
  useEffect(() => {
    const withError = Object.keys(errors).map(languageOfKey).find(Boolean);
    if (withError) setShown(withError);
  }, [errors]);

  return (
    <div id={anchor} tabIndex={anchor ? -1 : undefined} className="focus:outline-none">
      <fieldset className="mb-4 flex gap-1 rounded-input border border-edge p-1 min-[1200px]:hidden">
        <legend className="visually-hidden">{t('editor.shown_language')}</legend>
        {columns.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown}
            onClick={() => setShown(language)}
            className={cx(
              'min-h-9 grow rounded-input px-3 font-semibold',
              language === shown ? 'bg-ink text-paper' : 'hover:bg-jade-wash',
            )}
          >
            {t(`language.${language}`)}
          </button>
        ))}
      </fieldset>
      <div
        className="grid gap-x-8 min-[1200px]:grid-cols-2"
        style={{ gridTemplateRows: `repeat(${panel.names.length + 1}, auto)` }}
      >
        {columns.map((language) => (
          <LanguagePanel
            key={language}
            {...panel}
            language={language}
            hiddenWhenNarrow={language !== shown}
          />
        ))}
      </div>
    </div>
  );
}

type PanelProps = Omit<LanguagePanelsProps, 'initial' | 'anchor'> & {
  language: Language;
  hiddenWhenNarrow: boolean;
};

function LanguagePanel({ language, hiddenWhenNarrow, names, titled, copied, control, head }: PanelProps) {
  const t = useAdminText();
  const { draft } = useDraftState();
  const other = otherLanguage(language);
  const empty = !draft[`${language}.${titled}`];
  return (
    <section
      aria-labelledby={`panel-${language}`}
      className={cx('grid grid-rows-subgrid gap-y-5', hiddenWhenNarrow && 'max-[1199px]:hidden')}
      style={{ gridRow: `span ${names.length + 1}` }}
    >
      <div className="flex min-h-9 flex-wrap content-start items-center justify-between gap-2 border-b-2 border-ink pb-1">
        <h2 id={`panel-${language}`} className="flex items-baseline gap-2 text-base">
          {t(`language.${language}`)}
          {empty && (
            <span className="font-text text-xs font-normal text-muted">{t('editor.no_translation')}</span>
          )}
        </h2>
        <CopyButton from={other} to={language} names={[...names, ...(copied ?? [])]} />
        {head?.(language)}
      </div>
      {names.map((name) => (
        <Fragment key={name}>{control(name, language)}</Fragment>
      ))}
    </section>
  );
}
