import { languages } from '~/i18n/languages';
import { Input } from '~/ui/controls';
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

/** What a stop is called here and where it is, where that is not simply its place's. */
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
