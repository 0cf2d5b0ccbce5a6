import { languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { useKindName } from '../table/kind-name';
import { useAdminText } from '../text';
import { useTranslationsText } from './text';

const scopes = ['open', 'missing', 'stale', 'all'] as const;

/** Chooses what goes to a translator; the answer of the API is the file. */
export function ExportForm({ kinds }: { kinds: readonly string[] }) {
  const t = useTranslationsText();
  const admin = useAdminText();
  const kindName = useKindName();
  return (
    <form action="/api/translations/export" method="get" className="grid content-start gap-4">
      <h3 className="font-semibold">{t('files.export')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('files.kind')}>
          {(control) => (
            <Select {...control} name="entity">
              <option value="">{t('files.every_kind')}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindName(kind)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('files.language')}>
          {(control) => (
            <Select {...control} name="lang_id">
              {languages.map((language) => (
                <option key={language} value={language}>
                  {admin(`language.${language}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={t('files.scope')}>
        {(control) => (
          <Select {...control} name="scope">
            {scopes.map((scope) => (
              <option key={scope} value={scope}>
                {t(`files.scopes.${scope}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" tone="secondary">
          <Icon name="download" />
          {t('files.export')}
        </Button>
      </div>
    </form>
  );
}
