import { useEffect, useId, useRef } from 'react';
import type { OpeningHours } from '~/api/types';
import { weekdays } from '~/site/resources/place/opening';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { MonthsControl } from '../editor/controls/months-control';
import { TickBox } from '../editor/controls/tick-box';
import { fieldsIn } from '../editor/controls/use-new-field';
import { WeekControl } from '../places/opening-hours-control';
import { errorAt, errorsBelow } from './errors';
import type { Part } from './sections';
import { SinglePart } from './single-part';
import { useVisitorText } from './text';
import { type Given, missingLanguage, withPart } from './values';

interface PartProps {
  part: Part;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Where an error of the API would name it, such as `visitor_info.price.adult`. */
  path: string;
  errors: Readonly<Record<string, string>>;
}

/** Parts side by side, each of which may be left out. */
export function Parts({
  parts,
  given,
  onChange,
  path,
  errors,
}: {
  parts: readonly Part[];
  given: Given;
  onChange: (given: Given) => void;
  path: string;
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {parts.map((part) => (
        <PartControl
          key={part.name}
          part={part}
          value={given[part.name]}
          onChange={(value) => onChange(withPart(given, part.name, value))}
          path={`${path}.${part.name}`}
          errors={errors}
        />
      ))}
    </div>
  );
}

/** One part of a section with the control of its kind. */
function PartControl(props: PartProps) {
  const { part } = props;
  if (part.kind === 'group') return <GroupControl {...props} part={part} />;
  if (part.kind === 'rows') return <RowsControl {...props} part={part} />;
  if (part.kind === 'days' || part.kind === 'months' || part.kind === 'ticks' || part.kind === 'week')
    return <WideControl {...props} />;
  return <SingleControl {...props} />;
}

function SingleControl({ part, value, onChange, path, errors }: PartProps) {
  const t = useVisitorText();
  return (
    <Field
      label={t(`part.${part.name}`)}
      hint={part.hint && t(`hint.${part.hint}`)}
      error={errorAt(errors, path)}
      at={path}
    >
      {(control) => <SinglePart part={part} value={value} onChange={onChange} control={control} />}
    </Field>
  );
}

/** What takes a line of its own: boxes to tick, a week. */
function WideControl({ part, value, onChange, path, errors }: PartProps) {
  const t = useVisitorText();
  const name = t(`part.${part.name}`);
  const id = useId();
  const error = part.kind === 'week' ? errors[path] : errorAt(errors, path);
  const chosen = Array.isArray(value) ? value : [];
  const tick = (all: readonly string[], one: string) => {
    const next = all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
    onChange(part.kind === 'ticks' || next.length > 0 ? next : null);
  };
  const ticked = part.kind === 'days' ? weekdays : part.kind === 'ticks' ? part.values : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in its own way
    <div
      role="group"
      data-field={path}
      aria-label={name}
      aria-describedby={error && id}
      className="col-span-full"
    >
      <p className="mb-1.5 text-sm font-semibold">{name}</p>
      {part.kind === 'months' && (
        <MonthsControl value={chosen} onChange={(months) => onChange(months.length > 0 ? months : null)} />
      )}
      {part.kind === 'week' && (
        <WeekControl
          value={(value as OpeningHours | undefined) ?? null}
          onChange={onChange}
          path={path}
          errors={errors}
        />
      )}
      {ticked.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {ticked.map((one) => (
            <TickBox key={one} chosen={chosen.includes(one)} onToggle={() => tick(ticked, one)}>
              {t(`value.${one}`)}
            </TickBox>
          ))}
        </div>
      )}
      {part.hint && <p className="mt-1.5 text-sm text-muted">{t(`hint.${part.hint}`)}</p>}
      <Wrong id={id} error={error} />
    </div>
  );
}

/** What is wrong with a part that no single field stands for. */
function Wrong({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
      <Icon name="alert" className="mt-0.5" />
      {error}
    </p>
  );
}

function GroupControl({
  part,
  value,
  onChange,
  path,
  errors,
}: PartProps & { part: { kind: 'group' } & Part }) {
  const t = useVisitorText();
  const name = t(`part.${part.name}`);
  const given = (value ?? {}) as Given;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in its own way
    <div role="group" data-field={path} aria-label={name} className="col-span-full">
      <p className="mb-1.5 text-sm font-semibold">{name}</p>
      <div className="border-l-2 border-line pl-4">
        <Parts
          parts={part.parts}
          given={given}
          onChange={onChange}
          path={path}
          errors={errorsBelow(errors, path, part.parts, given)}
        />
        <MissingLanguage parts={part.parts} given={given} />
      </div>
    </div>
  );
}

/** What is said in one language and not in the other, while it is typed: it can't be saved like that. */
function MissingLanguage({ parts, given }: { parts: readonly Part[]; given: Given }) {
  const t = useVisitorText();
  const missing = missingLanguage(parts, given);
  return (
    <p role="status" className={missing ? 'mt-2 flex items-start gap-1.5 text-sm text-lacquer' : undefined}>
      {missing && (
        <>
          <Icon name="alert" className="mt-0.5" /> {t(`warning.missing_${missing}`)}
        </>
      )}
    </p>
  );
}

function RowsControl({ part, value, onChange, path, errors }: PartProps & { part: { kind: 'rows' } & Part }) {
  const t = useVisitorText();
  const name = t(`part.${part.name}`);
  const id = useId();
  const rows = Array.isArray(value) ? (value as Given[]) : [];
  const added = useRef(false);
  const last = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    fieldsIn(last.current)[0]?.focus();
  });
  const change = (next: Given[]) => onChange(next.length > 0 ? next : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in its own way
    <div
      role="group"
      data-field={path}
      aria-label={name}
      aria-describedby={errors[path] && id}
      className="col-span-full grid gap-3"
    >
      <p className="text-sm font-semibold">{name}</p>
      {part.hint && <p className="-mt-2 text-sm text-muted">{t(`hint.${part.hint}`)}</p>}
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their place
          key={index}
          ref={index === rows.length - 1 ? last : undefined}
          className="grid gap-2 border-l-2 border-line pl-4"
        >
          <Parts
            parts={part.parts}
            given={row}
            onChange={(changed) => change(rows.map((one, place) => (place === index ? changed : one)))}
            path={`${path}.${index}`}
            errors={errors}
          />
          <Button
            tone="quiet"
            size="small"
            className="justify-self-start"
            aria-label={t('remove_row', { name, place: index + 1 })}
            onClick={() => change(rows.filter((_row, place) => place !== index))}
          >
            <Icon name="close" /> {t('remove_one')}
          </Button>
        </div>
      ))}
      {rows.length < part.most && (
        <Button
          tone="secondary"
          size="small"
          className="justify-self-start"
          aria-label={`${t('add_row')}: ${name}`}
          onClick={() => {
            added.current = true;
            change([...rows, {}]);
          }}
        >
          <Icon name="plus" /> {t('add_row')}
        </Button>
      )}
      <Wrong id={id} error={errors[path]} />
    </div>
  );
}
