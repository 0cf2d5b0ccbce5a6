import { useTranslation } from 'react-i18next';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

/** As many people as one entry may be for. */
const MOST_PEOPLE = 50;

interface PeopleFieldsProps {
  adults?: number;
  minors?: number;
  hint?: string;
  onChange?: (people: number) => void;
}

/** How many come. */
export function PeopleFields({ adults = 2, minors = 0, hint, onChange }: PeopleFieldsProps) {
  const { t } = useTranslation('booking');
  const shared = { type: 'number', inputMode: 'numeric', max: MOST_PEOPLE, className: 'figures' } as const;

  function tell(input: HTMLInputElement) {
    const form = new FormData(input.form ?? undefined);
    onChange?.(Number(form.get('adults')) + Number(form.get('children')));
  }

  return (
    <>
      <Field label={t('add.adults')} className="w-24">
        {(control) => (
          <Input
            {...control}
            {...shared}
            name="adults"
            min={1}
            defaultValue={adults}
            onChange={({ currentTarget }) => tell(currentTarget)}
          />
        )}
      </Field>
      <Field label={t('add.children')} hint={hint} className="w-24">
        {(control) => (
          <Input
            {...control}
            {...shared}
            name="children"
            min={0}
            defaultValue={minors}
            onChange={({ currentTarget }) => tell(currentTarget)}
          />
        )}
      </Field>
    </>
  );
}
