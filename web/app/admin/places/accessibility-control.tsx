import { useTranslation } from 'react-i18next';
import type { Accessibility } from '~/api/types';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../bookables-text';
import { NumberControl } from '../editor/controls/number-control';
import { useEditor } from '../editor/editor-context';
import type { OwnControlProps } from '../entities/field';
import { useAdminText } from '../text';
import { SpanFields } from './span-fields';

const surfaces = ['paved', 'gravel', 'sand', 'uneven', 'stairs'] as const;
const senses = ['wheelchair', 'pushchair', 'low_vision', 'hearing'] as const;
const answers = ['yes', 'partly', 'no', 'unknown'] as const;
const MOST_STEPS = 10_000;
const MOST_QUIET_HOURS = 6;

/** Leaves out what is not known; nothing known at all is null. */
function known(access: Accessibility): Accessibility | null {
  const entries = Object.entries(access).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** What a visitor with limited mobility or senses asks first. What is left open is not said on the site. */
export default function AccessibilityControl({ value, onChange }: OwnControlProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const places = useTranslation('places').t;
  const { errors } = useEditor();
  const access = (value ?? {}) as Accessibility;
  const set = (changes: Partial<Accessibility>) => onChange(known({ ...access, ...changes }));
  const quiet = access.quiet_hours ?? [];

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
      {senses.map((name) => (
        <Field key={name} label={own(`access.${name}`)} error={errors[`accessibility.${name}`]}>
          {(control) => (
            <Select
              {...control}
              value={access[name] ?? ''}
              onChange={({ target }) => set({ [name]: answers.find((one) => one === target.value) })}
            >
              <option value="">{own('access.not_said')}</option>
              {answers.map((answer) => (
                <option key={answer} value={answer}>
                  {own(answer === 'unknown' ? 'access.unknown_answer' : `access.${answer}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Field
        label={own('access.steps')}
        hint={own('access.steps_hint')}
        error={errors['accessibility.steps']}
      >
        {(control) => (
          <NumberControl
            control={control}
            value={access.steps ?? null}
            min={0}
            max={MOST_STEPS}
            onChange={(steps) => set({ steps: steps ?? undefined })}
          />
        )}
      </Field>
      <Field label={own('access.surface')} error={errors['accessibility.surface']}>
        {(control) => (
          <Select
            {...control}
            value={access.surface ?? ''}
            onChange={(event) => set({ surface: surfaces.find((one) => one === event.target.value) })}
          >
            <option value="">{own('access.unknown')}</option>
            {surfaces.map((surface) => (
              <option key={surface} value={surface}>
                {places(`access.surface.${surface}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={own('access.toilets')}>
        {(control) => (
          <Select
            {...control}
            value={access.toilets === undefined ? '' : String(access.toilets)}
            onChange={({ target }) =>
              set({ toilets: target.value === '' ? undefined : target.value === 'true' })
            }
          >
            <option value="">{own('access.unknown')}</option>
            <option value="true">{t('answer.yes')}</option>
            <option value="false">{t('answer.no')}</option>
          </Select>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in its own way */}
      <div role="group" aria-label={own('access.quiet')} className="col-span-full">
        <p className="mb-1.5 font-semibold">{own('access.quiet')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {quiet.map((span, index) => (
            <SpanFields
              // biome-ignore lint/suspicious/noArrayIndexKey: spans are nothing but their place
              key={index}
              of={own('access.quiet_one', { place: index + 1 })}
              span={span}
              onChange={(changed) =>
                set({ quiet_hours: quiet.map((one, place) => (place === index ? changed : one)) })
              }
              onRemove={() => set({ quiet_hours: quiet.filter((_one, place) => place !== index) })}
            />
          ))}
          {quiet.length < MOST_QUIET_HOURS && (
            <Button
              tone="quiet"
              size="small"
              onClick={() => set({ quiet_hours: [...quiet, { opens: '06:00', closes: '08:00' }] })}
            >
              <Icon name="plus" /> {own('access.quiet_add')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
