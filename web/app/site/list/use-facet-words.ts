import { useTranslation } from 'react-i18next';
import { useMonths } from '~/i18n/use-months';
import { useAmounts } from '~/site/cards/use-amounts';
import { useMoney } from '~/site/money/use-money';
import { accesses, diets, type FacetedList, type FacetName, quietParts, shelters } from './facets';

const among = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value);

/** What the price of a list is for. */
const payingFor = (list: FacetedList) =>
  list === 'restaurants' ? 'meal' : list === 'hotels' ? 'night' : 'ticket';

/** What facets and their choices are called. */
export function useFacetWords(list: FacetedList) {
  const { t } = useTranslation('site');
  const { long } = useMonths();
  const { duration } = useAmounts();
  const { money } = useMoney();
  const title = (name: FacetName): string =>
    t(name === 'price_max' ? `facet.price.${payingFor(list)}` : `facet.title.${name}`);
  const choice = (name: FacetName, value: string): string => {
    switch (name) {
      case 'in_month': {
        const month = long(Number(value.replace('best-', '')));
        return t(value.startsWith('best-') ? 'facet.best_in' : 'facet.there_in', { month });
      }
      case 'diet': {
        const diet = among(diets, value);
        return diet ? t(`facet.diet.${diet}`) : value;
      }
      case 'suits_age':
        return t('facet.age', { count: Number(value) });
      case 'price_max':
        return value === '0' ? t('facet.free') : t('facet.up_to', { price: money(Number(value)) });
      case 'access': {
        const access = among(accesses, value);
        return access ? t(`facet.access.${access}`) : value;
      }
      case 'shelter': {
        const shelter = among(shelters, value);
        return shelter ? t(`facet.shelter.${shelter}`) : value;
      }
      case 'minutes_max':
        return t('facet.up_to_time', { time: duration(Number(value)) });
      case 'quiet': {
        const part = among(quietParts, value);
        return part ? t(`facet.quiet.${part}`) : value;
      }
      case 'open_now':
        return t('facet.title.open_now');
    }
  };
  return { t, title, choice };
}
