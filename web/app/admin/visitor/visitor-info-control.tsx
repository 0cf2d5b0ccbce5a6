import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { VisitorInfo } from '~/api/types';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { fieldsIn } from '../editor/controls/use-new-field';
import { vietnamToday } from '../editor/controls/vietnam-clock';
import { useEditor } from '../editor/editor-context';
import type { OwnControlProps } from '../entities/field';
import { AskedSentences } from './asked-sentences';
import { hasErrorAt } from './errors';
import { offersSection } from './offered';
import { Parts } from './part-control';
import { type SectionName, sectionNames, sectionParts } from './sections';
import { useVisitorText } from './text';
import { type Given, withPart } from './values';
import { warningsOf } from './warnings';

const states = ['checked', 'second_hand', 'estimated', 'unknown'] as const;

/** What visitors have to know of a record, in sections of which each says where it is known from. */
export default function VisitorInfoControl({ value, onChange }: OwnControlProps) {
  const t = useVisitorText();
  const info = (value ?? {}) as VisitorInfo;
  const given = sectionNames.filter((name) => info[name]);
  const { entity, draft } = useEditor();
  const missing = sectionNames.filter((name) => !info[name] && offersSection(name, entity, draft));
  const [wanted] = useSearchParams();
  const asked = sectionNames.find((name) => name === wanted.get('part')) ?? null;
  const [added, setAdded] = useState<SectionName | null>(null);
  const set = (name: SectionName, section: Given | null) => onChange(withPart(info as Given, name, section));

  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('intro')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {given.map((name) => (
          <li key={name}>
            <Section
              name={name}
              section={info[name] as Given}
              isOpen={added === name || asked === name}
              isAsked={asked === name}
              isNew={added === name}
              onChange={(section) => set(name, section)}
            />
          </li>
        ))}
      </ul>
      {asked && !info[asked] && <AskedSentences section={asked} />}
      <AddSection
        missing={missing}
        asked={asked}
        onAdd={(name) => {
          setAdded(name);
          set(name, { state: 'estimated' });
        }}
      />
    </div>
  );
}

interface AddSectionProps {
  missing: SectionName[];
  /** The part for which the form was opened. */
  asked: SectionName | null;
  onAdd: (name: SectionName) => void;
}

/** Whoever comes for one part, each time that it is asked for, finds it in sight, with the focus on it. */
function useArrival<Place extends HTMLElement>(isAsked: boolean, onArrive?: () => void) {
  const place = useRef<Place>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again
  useEffect(() => {
    if (!isAsked || !place.current) return;
    onArrive?.();
    const control = place.current.querySelector('button') ?? place.current;
    control.focus({ preventScroll: true });
    place.current.scrollIntoView({ block: 'center' });
  }, [isAsked, key]);
  return place;
}

function AddSection({ missing, asked, onAdd }: AddSectionProps) {
  const t = useVisitorText();
  const [chosen, setChosen] = useState<SectionName | undefined>(asked ?? undefined);
  const isAsked = asked !== null && missing.includes(asked);
  const box = useArrival<HTMLDivElement>(isAsked);
  useEffect(() => {
    if (asked) setChosen(asked);
  }, [asked]);
  const [first] = missing;
  if (!first) return <p className="text-muted">{t('none_left')}</p>;
  const name = chosen && missing.includes(chosen) ? chosen : first;
  return (
    <div ref={box} className="flex flex-wrap items-end gap-2">
      <Field label={t('add_label')} className="w-72 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={name}
            onChange={({ target }) => setChosen(missing.find((one) => one === target.value))}
          >
            {missing.map((one) => (
              <option key={one} value={one}>
                {t(`section.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button tone="secondary" onClick={() => onAdd(name)}>
        <Icon name="plus" /> {t('add')}
      </Button>
    </div>
  );
}

interface SectionProps {
  name: SectionName;
  section: Given;
  /** At first; then it is as the editor leaves it. */
  isOpen: boolean;
  isAsked: boolean;
  /** Just added: the editor goes on in it. */
  isNew: boolean;
  onChange: (section: Given | null) => void;
}

function Section({ name, section, isOpen, isAsked, isNew, onChange }: SectionProps) {
  const t = useVisitorText();
  const { errors } = useEditor();
  const path = `visitor_info.${name}`;
  const [open, setOpen] = useState(isOpen);
  const [refused, setRefused] = useState(errors);
  // What was refused opens its part once, before the focus goes there; mending it closes nothing.
  if (refused !== errors) {
    setRefused(errors);
    if (hasErrorAt(errors, path)) setOpen(true);
  }
  const summary = useArrival<HTMLElement>(isAsked, () => setOpen(true));
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) fieldsIn(body.current)[0]?.focus();
  }, [isNew]);
  const warnings = warningsOf(name, section);
  const state = states.find((one) => one === section.state) ?? 'estimated';
  return (
    <details
      id={`part-${name}`}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-field={path}
      className="group"
    >
      <summary ref={summary} className="flex min-h-11 cursor-pointer items-center gap-3 py-2 font-semibold">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        {t(`section.${name}`)}
        <span className={state === 'unknown' ? 'ml-auto text-sm text-lacquer' : 'ml-auto text-sm text-muted'}>
          {t(`state_name.${state}`)}
        </span>
      </summary>
      <div ref={body} className="grid gap-4 pt-1 pb-5 pl-7">
        {isAsked && <AskedSentences section={name} />}
        {(state !== 'unknown' || saysMore(section)) && (
          <Parts parts={sectionParts[name]} given={section} onChange={onChange} path={path} errors={errors} />
        )}
        {warnings.map((warning) => (
          <p key={warning} role="status" className="flex items-start gap-1.5 text-sm text-lacquer">
            <Icon name="alert" className="mt-0.5" /> {t(`warning.${warning}`)}
          </p>
        ))}
        <Provenance section={section} state={state} onChange={onChange} path={path} errors={errors} />
        <Button
          tone="quiet"
          size="small"
          className="justify-self-start"
          aria-label={t('remove_part', { name: t(`section.${name}`) })}
          onClick={() => onChange(null)}
        >
          <Icon name="trash" /> {t('remove')}
        </Button>
      </div>
    </details>
  );
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
