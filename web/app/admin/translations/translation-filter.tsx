import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { ListQuery } from '../list/list-query';
import { issues } from './issues';
import { useLanguageName, useTranslationsText } from './text';

/** The filter of a list by what is wrong with the language in which it is shown. */
export function TranslationFilter({ query, onChange }: { query: ListQuery; onChange: () => void }) {
  const t = useTranslationsText();
  const language = useLanguageName()(query.lang_id);
  return (
    <Field label={t('filter.label')} className="w-40 grow sm:w-64 sm:grow-0" hideLabel>
      {(control) => (
        <Select
          {...control}
          key={query.translation}
          name="translation"
          defaultValue={query.translation}
          onChange={onChange}
        >
          <option value="">{t('filter.all')}</option>
          {issues.map((issue) => (
            <option key={issue} value={issue}>
              {t(`filter.${issue}`, { language })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
