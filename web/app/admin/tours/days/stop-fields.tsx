import { travelModes } from '~/api/values.gen';
import { languages } from '~/i18n/languages';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useBookablesText } from '../../bookables-text';
import { CoordinatesControl } from '../../editor/controls/coordinates/coordinates-control';
import { GroupField } from '../../editor/controls/group-field';
import { useAdminText } from '../../text';
import type { DraftStop } from './day-draft';

const columns = [...languages].reverse();

interface StopFieldsProps {
  stop: DraftStop;
  onChange: (changes: Partial<DraftStop>) => void;
}

/** What a stop is called here, where it is and how one comes there, where that is not what its place would say. */
export function StopFields({ stop, onChange }: StopFieldsProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const free = stop.resource_id === null && stop.city_id === null;
  return (
    <div className="grid gap-3 border-t border-line px-3 py-3 sm:grid-cols-2">
      {columns.map((language) => (
        <Field
          key={language}
          label={own('stop.title', { language: t(`language.${language}`) })}
          hint={language === 'vi' ? own(free ? 'stop.title_hint_free' : 'stop.title_hint') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              lang={language}
              value={stop.titles[language]}
              placeholder={stop.place}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange({ titles: { ...stop.titles, [language]: event.target.value } })}
            />
          )}
        </Field>
      ))}
      <Field label={own('stop.mode')} hint={own('stop.mode_hint')}>
        {(control) => (
          <Select
            {...control}
            value={stop.mode ?? ''}
            onChange={({ target }) =>
              onChange({ mode: travelModes.find((mode) => mode === target.value) ?? null })
            }
          >
            <option value="">{own('stop.mode_usual')}</option>
            {travelModes.map((mode) => (
              <option key={mode} value={mode}>
                {own(`stop.modes.${mode}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-full">
        <GroupField label={own('stop.position')} hint={free ? undefined : own('stop.position_hint')}>
          <div className="max-w-80">
            <CoordinatesControl value={{ lat: stop.lat, lon: stop.lon }} onChange={onChange} />
          </div>
        </GroupField>
      </div>
    </div>
  );
}
