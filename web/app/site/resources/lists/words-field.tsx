import { useTranslation } from 'react-i18next';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

/** Words to look for, with or without accents. */
export function WordsField({ keyword, placeholder }: { keyword: string; placeholder: string }) {
  const { t } = useTranslation('places');
  return (
    <Field label={t('filter.keyword')}>
      {(control) => (
        <Input
          {...control}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
