import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { budgets, gateways, interests, knownNeeds, paces, warmths } from '~/api/values.gen';
import { months } from '~/i18n/months';
import { useMonths } from '~/i18n/use-months';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Choices } from '../trip/wizard/choices';
import { PartyFields } from '../trip/wizard/party-fields';
import type { TripWishes } from './wishes';

interface OneOfProps {
  label: string;
  name: string;
  value: string | number | null | undefined;
  /** What no choice means; without it there always is one. */
  none?: string;
  options: readonly (readonly [value: string | number, label: string])[];
}

function OneOf({ label, name, value, none, options }: OneOfProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''}>
          {none && <option value="">{none}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What somebody wishes of a journey, as a form whose answers become an address. */
export function WishesForm({ wishes }: { wishes: TripWishes }) {
  const { t } = useTranslation(['deciding', 'trip']);
  const { alone } = useMonths();
  return (
    <Form
      // New wishes fill the fields anew.
      key={JSON.stringify({ ...wishes, compare: [] })}
      preventScrollReset
      aria-label={t('where.wishes')}
      className="mt-8 space-y-6 border-t-2 border-b border-t-ink border-b-line py-6"
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <OneOf
          label={t('where.month')}
          name="month"
          value={wishes.month}
          none={t('where.any_month')}
          options={months.map((month) => [month, alone(month)] as const)}
        />
        <OneOf
          label={t('where.warmth')}
          name="warmth"
          value={wishes.warmth}
          none={t('where.any_warmth')}
          options={warmths.map((code) => [code, t(`warmth.${code}`)] as const)}
        />
        <OneOf
          label={t('where.from')}
          name="from"
          value={wishes.from}
          none={t('where.nearest')}
          options={gateways.map((code) => [code, t(`gateway.${code}`)] as const)}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <PartyFields party={wishes} />
        <div className="grid grow grid-cols-2 gap-5 sm:max-w-md">
          <OneOf
            label={t('where.budget')}
            name="budget"
            value={wishes.budget}
            options={budgets.map((code) => [code, t(`trip:budget.${code}`)] as const)}
          />
          <OneOf
            label={t('where.pace')}
            name="pace"
            value={wishes.pace}
            options={paces.map((code) => [code, t(`trip:pace.${code}`)] as const)}
          />
        </div>
      </div>
      <Choices
        legend={t('where.must')}
        name="interest"
        type="checkbox"
        chosen={wishes.interests}
        choices={interests.map((value) => ({ value, label: t(`trip:interest.${value}`) }))}
      />
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
        <Choices
          legend={t('where.needs')}
          name="need"
          type="checkbox"
          chosen={wishes.needs}
          choices={knownNeeds.map((value) => ({ value, label: t(`trip:need.${value}`) }))}
        />
        <Choices
          legend={t('where.sea')}
          hideLegend
          name="sea"
          type="checkbox"
          chosen={wishes.sea ? ['1'] : []}
          choices={[{ value: '1', label: t('where.sea') }]}
        />
        <Button type="submit" className="sm:ml-auto">
          {t('where.submit')}
        </Button>
      </div>
    </Form>
  );
}
