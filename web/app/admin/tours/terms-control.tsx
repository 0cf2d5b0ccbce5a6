import { languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input, Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useBookablesText } from '../bookables-text';
import { CoordinatesControl } from '../editor/controls/coordinates/coordinates-control';
import { NumberControl } from '../editor/controls/number-control';
import type { OwnControlProps } from '../entities/field';
import { useAdminText } from '../text';
import type { Rule, Terms } from './terms';

const columns = [...languages].reverse();
const noTexts = { en: '', vi: '' };
const noMeeting = { ...noTexts, lat: null, lon: null };
const noOperator = { name: '', phone: '', licence: '' };
const mostRules = 10;

function RuleFields({
  rule,
  onChange,
  onRemove,
}: {
  rule: Rule;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}) {
  const t = useBookablesText();
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
      <Field label={t('terms.days_before')}>
        {(control) => (
          <NumberControl
            control={control}
            value={rule.days_before}
            min={1}
            max={365}
            whole
            onChange={(days) => onChange({ ...rule, days_before: days ?? 1 })}
          />
        )}
      </Field>
      <Field label={t('terms.percent')}>
        {(control) => (
          <NumberControl
            control={control}
            value={rule.percent}
            min={0}
            max={100}
            whole
            onChange={(percent) => onChange({ ...rule, percent: percent ?? 0 })}
          />
        )}
      </Field>
      <Button type="button" tone="quiet" size="small" onClick={onRemove} aria-label={t('terms.remove_rule')}>
        ×
      </Button>
    </li>
  );
}

/** On what terms a tour or a house is booked: when and where, by whom, and what cancelling gives back. */
export default function TermsControl({ value, onChange }: OwnControlProps) {
  const t = useBookablesText();
  const words = useAdminText();
  const terms = value as Terms;
  const {
    start_time = '',
    meeting = noMeeting,
    operator = noOperator,
    cancellation = [],
    weather = noTexts,
  } = terms;
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  const rules = (next: Rule[]) => change({ cancellation: next });
  return (
    <div className="grid gap-5">
      <Field label={t('terms.start_time')}>
        {(control) => (
          <Input
            {...control}
            type="time"
            value={start_time}
            className="max-w-40"
            onChange={({ target }) => onChange({ ...terms, start_time: target.value || undefined })}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map((language) => (
          <Field
            key={language}
            label={t('terms.meeting', { language: words(`language.${language}`) })}
            hint={language === 'vi' ? t('terms.meeting_hint') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                rows={2}
                maxLength={500}
                value={meeting[language]}
                onChange={({ target }) => change({ meeting: { ...meeting, [language]: target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('terms.position')}</legend>
        <CoordinatesControl
          value={{ lat: meeting.lat, lon: meeting.lon }}
          onChange={({ lat, lon }) => change({ meeting: { ...meeting, lat, lon } })}
        />
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('terms.operator')} hint={t('terms.operator_hint')}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={operator.name}
              onChange={({ target }) => change({ operator: { ...operator, name: target.value } })}
            />
          )}
        </Field>
        <Field label={t('terms.operator_phone')}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              maxLength={40}
              value={operator.phone}
              onChange={({ target }) => change({ operator: { ...operator, phone: target.value } })}
            />
          )}
        </Field>
        <Field label={t('terms.operator_licence')}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={operator.licence}
              onChange={({ target }) => change({ operator: { ...operator, licence: target.value } })}
            />
          )}
        </Field>
      </div>
      <fieldset className="grid max-w-measure gap-3">
        <legend className="mb-1 font-semibold">{t('terms.cancellation')}</legend>
        {cancellation.length === 0 && <p className="text-sm text-muted">{t('terms.no_rules')}</p>}
        <ul className="grid gap-3">
          {cancellation.map((rule, index) => (
            <RuleFields
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no names, and two may be the same while one types
              key={index}
              rule={rule}
              onChange={(next) => rules(cancellation.with(index, next))}
              onRemove={() => rules(cancellation.toSpliced(index, 1))}
            />
          ))}
        </ul>
        {cancellation.length < mostRules && (
          <Button
            type="button"
            tone="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => rules([...cancellation, { days_before: 1, percent: 0 }])}
          >
            {t('terms.add_rule')}
          </Button>
        )}
        <p className="text-sm text-muted">{t('terms.after')}</p>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map((language) => (
          <Field key={language} label={t('terms.weather', { language: words(`language.${language}`) })}>
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                rows={3}
                maxLength={500}
                value={weather[language]}
                onChange={({ target }) => change({ weather: { ...weather, [language]: target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
