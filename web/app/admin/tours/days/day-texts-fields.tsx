import { type Language, otherLanguage } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { GroupField } from '../../editor/controls/group-field';
import { useEditor } from '../../editor/editor-context';
import { RichText } from '../../rich-text';
import { useAdminText } from '../../text';
import type { DayTexts } from './day-draft';
import { errorAt } from './day-errors';

interface DayTextsFieldsProps {
  /** Place in the list of days. */
  day: number;
  language: Language;
  texts: DayTexts;
  /** The same in the other language, to begin a translation with. */
  other: DayTexts;
  onChange: (changes: Partial<DayTexts>) => void;
}

const isEmpty = (texts: DayTexts) => Object.values(texts).every((text) => text === '');

const lengths = { title: 200, meals: 300, stay: 300 } as const;

/** What a day says in one language. */
export function DayTextsFields({ day, language, texts, other, onChange }: DayTextsFieldsProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const { errors } = useEditor();
  const content = `${own('day.content')} (${t(`language.${language}`)})`;

  const line = (name: 'title' | 'meals' | 'stay') => (
    <div data-field={`${language}.days.${day}.${name}`}>
      <Field label={own(`day.${name}`)} error={errorAt(errors, `${day}.${name}`, language)}>
        {(control) => (
          <Input
            {...control}
            lang={language}
            value={texts[name]}
            maxLength={lengths[name]}
            autoComplete="off"
            className={name === 'title' ? 'font-semibold' : undefined}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        )}
      </Field>
    </div>
  );

  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-3 w-full border-b-2 border-ink pb-1 font-semibold">
        {t(`language.${language}`)}
      </legend>
      {isEmpty(texts) && !isEmpty(other) && (
        <Button
          tone="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange(other)}
          title={t('editor.copy_hint')}
        >
          <Icon name="copy" />
          {t('editor.copy_from', { language: t(`language.${otherLanguage(language)}`) })}
        </Button>
      )}
      {line('title')}
      <div data-field={`${language}.days.${day}.content`}>
        <GroupField label={own('day.content')} error={errorAt(errors, `${day}.content`, language)}>
          <RichText
            value={texts.content}
            onChange={(html) => onChange({ content: html })}
            label={content}
            language={language}
          />
        </GroupField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {line('meals')}
        {line('stay')}
      </div>
    </fieldset>
  );
}
