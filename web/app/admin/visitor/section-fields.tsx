import type { VisitorInfo } from '~/api/types';
import { vietnamToday } from '~/i18n/vietnam-time';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { useEditor } from '../editor/editor-context';
import { recurrenceText } from '../entities/recurrence';
import { useAdminText } from '../text';
import { offersPart } from './offered';
import { Parts } from './part-control';
import { type SectionName, sectionParts } from './sections';
import { useVisitorText } from './text';
import { type Given, withPart } from './values';
import { warningsOf } from './warnings';

const states = ['checked', 'second_hand', 'estimated', 'unknown'] as const;

/** How sure a section is. */
export const stateOf = (section: Given): (typeof states)[number] =>
  states.find((one) => one === section.state) ?? 'estimated';

interface SectionFieldsProps {
  name: SectionName;
  section: Given;
  onChange: (section: Given) => void;
}

/** All of one section of the record that is edited: what it says, and where that is known from. */
export function SectionFields({ name, section, onChange }: SectionFieldsProps) {
  const t = useVisitorText();
  const { errors, entity, draft } = useEditor();
  const path = `visitor_info.${name}`;
  const state = stateOf(section);
  const parts = sectionParts[name].filter(
    (part) => section[part.name] !== undefined || offersPart(name, part.name, entity, draft),
  );
  return (
    <>
      {(state !== 'unknown' || saysMore(section)) && (
        <Parts parts={parts} given={section} onChange={onChange} path={path} errors={errors} />
      )}
      {name === 'occurs' && <Said occurs={section} />}
      {warningsOf(name, section).map((warning) => (
        <p key={warning} role="status" className="flex items-start gap-1.5 text-sm text-lacquer">
          <Icon name="alert" className="mt-0.5" /> {t(`warning.${warning}`)}
        </p>
      ))}
      <Provenance section={section} state={state} onChange={onChange} path={path} errors={errors} />
    </>
  );
}

/** The days on which it takes place as people say them. */
function Said({ occurs }: { occurs: Given }) {
  const t = useAdminText();
  const said = recurrenceText({ visitor_info: { occurs: occurs as VisitorInfo['occurs'] } }, t);
  return said && <p className="text-sm text-muted">{t('recurs.said', { said })}</p>;
}

interface ProvenanceProps {
  section: Given;
  state: (typeof states)[number];
  onChange: (section: Given) => void;
  path: string;
  errors: Readonly<Record<string, string>>;
}

/** Of what was stored as unknown with something beside it the fields are there, to be emptied. */
const saysMore = (section: Given): boolean =>
  Object.keys(section).some((name) => !['state', 'source', 'checked_on'].includes(name));

/** What isn't known says nothing else: no hours stand beside "unknown". */
const unknown = ({ source, checked_on }: Given): Given =>
  withPart(withPart({ state: 'unknown' }, 'source', source), 'checked_on', checked_on);

function Provenance({ section, state, onChange, path, errors }: ProvenanceProps) {
  const t = useVisitorText();
  return (
    <div className="grid gap-x-6 gap-y-4 rounded-card bg-paper p-4 md:grid-cols-3">
      <Field label={t('state')} error={errors[`${path}.state`]} at={`${path}.state`}>
        {(control) => (
          <Select
            {...control}
            value={state}
            onChange={({ target }) =>
              onChange(target.value === 'unknown' ? unknown(section) : { ...section, state: target.value })
            }
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {t(`state_name.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('source')}
        hint={t('source_hint')}
        error={errors[`${path}.source`]}
        at={`${path}.source`}
      >
        {(control) => (
          <Input
            {...control}
            value={typeof section.source === 'string' ? section.source : ''}
            maxLength={300}
            onChange={({ target }) => onChange(withPart(section, 'source', target.value))}
          />
        )}
      </Field>
      <Field label={t('checked_on')} error={errors[`${path}.checked_on`]} at={`${path}.checked_on`}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              type="date"
              className="w-44"
              value={typeof section.checked_on === 'string' ? section.checked_on : ''}
              onChange={({ target }) => onChange(withPart(section, 'checked_on', target.value))}
            />
            <Button
              tone="quiet"
              size="small"
              onClick={() => onChange({ ...section, checked_on: vietnamToday() })}
            >
              {t('today')}
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}
