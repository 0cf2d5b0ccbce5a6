import { useSearchParams } from '@remix-run/react';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { KeywordFilter } from '../table/keyword-filter';
import { useOrdersText } from './text';
import { orderStatuses, providers } from './types';

interface Option {
  value: string;
  title: string;
}

/** What narrows the list of orders down. */
export function OrderFilters() {
  const t = useOrdersText();
  const [query] = useSearchParams();

  const choice = (name: string, label: string, options: readonly Option[]) => (
    <Field label={label} className="w-48 grow sm:grow-0" hideLabel>
      {(control) => (
        <Select {...control} key={query.get(name) ?? ''} name={name} defaultValue={query.get(name) ?? ''}>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  const day = (name: 'from' | 'to') => (
    <Field label={t(name)} className="w-40">
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          defaultValue={query.get(name) ?? ''}
          className="figures"
        />
      )}
    </Field>
  );

  return (
    <KeywordFilter label={t('search')}>
      {choice('status', t('status_label'), [
        { value: '', title: t('all_statuses') },
        ...orderStatuses.map((status) => ({ value: status, title: t(`status.${status}`) })),
      ])}
      {choice('needs_refund', t('refund_label'), [
        { value: '', title: t('all_refunds') },
        { value: '1', title: t('needs_refund') },
      ])}
      {choice('provider', t('provider_label'), [
        { value: '', title: t('all_providers') },
        ...providers.map((provider) => ({ value: provider, title: t(`provider.${provider}`) })),
      ])}
      {day('from')}
      {day('to')}
    </KeywordFilter>
  );
}
