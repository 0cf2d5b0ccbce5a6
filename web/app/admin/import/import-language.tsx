import { type Language, languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Panel } from '../editor/panels/panel';
import { useWorkText } from '../table/text';
import { useAdminText } from '../text';

/** Enough of a table to see in which language it is. */
const LINES = 4;

/** Asks in which language the texts of a table are that has no column for it. */
export function ImportLanguage({ csv, onChosen }: { csv: string; onChosen: (language: Language) => void }) {
  const t = useWorkText();
  const admin = useAdminText();
  return (
    <Panel title={t('import.language')} intro={t('import.language_text')}>
      <pre className="overflow-x-auto rounded-card border border-line p-3 text-xs">
        {csv.split(/\r?\n/, LINES).join('\n')}
      </pre>
      <div className="mt-3 flex flex-wrap gap-3">
        {languages.map((language) => (
          <Button key={language} tone="secondary" onClick={() => onChosen(language)}>
            {admin(`language.${language}`)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
