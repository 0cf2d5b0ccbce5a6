import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { toast } from '~/ui/toast-store';
import { displayCurrencies } from './display-currencies';
import { chooseCurrency } from './display-currency';
import { useMoney } from './use-money';

/** In which currency prices are shown besides the dong. */
export function CurrencySwitch() {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { chosen, oldDay } = useMoney();
  const [pending, setPending] = useState(false);

  async function choose(code: string) {
    setPending(true);
    const isKnown = await chooseCurrency(code || null).catch(() => false);
    setPending(false);
    if (!isKnown) toast.error(t('footer.no_rate'));
  }

  return (
    <Field
      id="display-currency"
      label={t('footer.currency')}
      hint={oldDay && t('footer.old_rates', { date: dateInWords(oldDay, language) })}
      className="needs-script flex flex-wrap items-center gap-x-3 *:[label]:mb-0"
    >
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ''}
          disabled={pending}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{t('footer.only_dong')}</option>
          {displayCurrencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
