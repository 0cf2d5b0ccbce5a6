import { languages } from '~/i18n/languages';
import { Checkbox, Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useAdminText } from '../text';
import type { MediaFilters } from './use-library';

interface LibraryFiltersProps {
  filters: MediaFilters;
  folders: readonly string[];
  onChange: (filters: MediaFilters) => void;
}

/** What narrows the library down: words, a folder, what is not described yet, what nothing shows. */
export function LibraryFilters({ filters, folders, onChange }: LibraryFiltersProps) {
  const t = useAdminText();
  const set = (changes: Partial<MediaFilters>) => onChange({ ...filters, ...changes });
  return (
    <>
      <Field label={t('media.search')} className="w-full sm:w-64" hideLabel>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={t('media.search')}
            value={filters.keyword}
            onChange={(event) => set({ keyword: event.target.value })}
          />
        )}
      </Field>
      {folders.length > 0 && (
        <Field label={t('media.folder')} className="w-44" hideLabel>
          {(control) => (
            <Select
              {...control}
              value={filters.folder}
              onChange={(event) => set({ folder: event.target.value })}
            >
              <option value="">{t('media.all_folders')}</option>
              {folders.map((folder) => (
                <option key={folder} value={folder}>
                  {folder}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('media.description')} className="w-64" hideLabel>
        {(control) => (
          <Select
            {...control}
            value={filters.without_alt}
            onChange={(event) => set({ without_alt: event.target.value })}
          >
            <option value="">{t('media.described_or_not')}</option>
            {[...languages].reverse().map((language) => (
              <option key={language} value={language}>
                {t('media.without_alt', { language: t(`language.${language}`) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={t('media.unused')}
        checked={filters.unused === '1'}
        onChange={(event) => set({ unused: event.target.checked ? '1' : '' })}
      />
    </>
  );
}
