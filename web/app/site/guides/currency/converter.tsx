import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrencyRates } from '~/api/types';
import { readAmount } from '~/i18n/foreign-money';
import { codesOf, convert, type Rate } from '~/site/money/convert';
import { Section } from '~/site/section';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { AskedAmount } from './converter-data.server';
import { useCurrencyWords } from './use-currency-words';

interface CodeFieldProps {
  label: string;
  name: 'from' | 'to';
  value: string;
  rates: readonly Rate[];
  onChoose: (code: string) => void;
}

function CodeField({ label, name, value, rates, onChoose }: CodeFieldProps) {
  const words = useCurrencyWords();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {codesOf(rates).map((code) => (
            <option key={code} value={code}>
              {`${code} · ${words.name(code)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** An amount from one currency to another: at once with scripts, by an ordinary form without. */
export function Converter({ rates, asked }: { rates: CurrencyRates; asked: AskedAmount }) {
  const { t } = useTranslation('currency');
  const words = useCurrencyWords();
  const [given, setGiven] = useState(asked);
  const known = codesOf(rates.rates);
  const from = known.includes(given.from) ? given.from : (known[1] ?? 'VND');
  const to = known.includes(given.to) ? given.to : 'VND';
  const amount = readAmount(given.amount);
  const result = amount === undefined ? undefined : convert(amount, from, to, rates.rates);
  const change = (part: Partial<AskedAmount>) => setGiven({ ...given, from, to, ...part });
  return (
    <Section whole id="convert" title={t('convert.title')} lead={t('convert.lead')}>
      <div className="grid gap-8 border-t-4 border-lacquer bg-surface p-6 lg:grid-cols-12">
        <Form
          action="#convert"
          preventScrollReset
          className="grid items-start gap-5 sm:grid-cols-2 lg:col-span-7"
        >
          <Field
            label={t('convert.amount')}
            hint={t('convert.amount_hint')}
            {...(amount === undefined ? { error: t('convert.bad_amount') } : {})}
            className="sm:col-span-2"
          >
            {(control) => (
              <Input
                {...control}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                value={given.amount}
                onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
              />
            )}
          </Field>
          <CodeField
            label={t('convert.from')}
            name="from"
            value={from}
            rates={rates.rates}
            onChoose={(code) => change({ from: code })}
          />
          <CodeField
            label={t('convert.to')}
            name="to"
            value={to}
            rates={rates.rates}
            onChoose={(code) => change({ to: code })}
          />
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <Button type="submit">{t('convert.submit')}</Button>
            <Button tone="secondary" className="needs-script" onClick={() => change({ from: to, to: from })}>
              {t('convert.swap')}
            </Button>
          </div>
        </Form>
        <output className="block self-center lg:col-span-5" aria-live="polite">
          {result !== undefined && amount !== undefined && (
            <>
              <span className="block text-muted">
                {t('convert.result', { from: words.amount(amount, from) })}
              </span>
              <span className="display figures block text-4xl wrap-anywhere text-lacquer">
                {words.amount(result, to)}
              </span>
            </>
          )}
        </output>
      </div>
      <p className="mt-4 max-w-measure text-sm text-muted">{words.origin(rates)}</p>
    </Section>
  );
}
