import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { VisitorInfo } from '~/api/types';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { fieldsIn } from '../editor/controls/use-new-field';
import { useEditor } from '../editor/editor-context';
import type { OwnControlProps } from '../entities/field';
import { AskedSentences } from './asked-sentences';
import { hasErrorAt } from './errors';
import { isTable, offersSection } from './offered';
import { SectionFields, stateOf } from './section-fields';
import { useSectionName } from './section-name';
import { type SectionName, sectionNames } from './sections';
import { useVisitorText } from './text';
import { type Given, withPart } from './values';

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
  const { entity, draft } = useEditor();
  const called = useSectionName();
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
                {called(one, isTable(entity, draft))}
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
  const { errors, entity, draft } = useEditor();
  const title = useSectionName()(name, isTable(entity, draft));
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
  const state = stateOf(section);
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
        {title}
        <span className={state === 'unknown' ? 'ml-auto text-sm text-lacquer' : 'ml-auto text-sm text-muted'}>
          {t(`state_name.${state}`)}
        </span>
      </summary>
      <div ref={body} className="grid gap-4 pt-1 pb-5 pl-7">
        {isAsked && <AskedSentences section={name} />}
        <SectionFields name={name} section={section} onChange={onChange} />
        <Button
          tone="quiet"
          size="small"
          className="justify-self-start"
          aria-label={t('remove_part', { name: title })}
          onClick={() => onChange(null)}
        >
          <Icon name="trash" /> {t('remove')}
        </Button>
      </div>
    </details>
  );
}
