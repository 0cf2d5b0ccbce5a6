import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { Icon } from '~/ui/icon';
import { Day, FactNote, FactSource } from '../fact-dates';
import type { VisaAnswer } from './visa-answer';

interface VisaVerdictProps {
  country: string;
  answer: VisaAnswer;
  facts: Fact[];
}

/** Facts that a reader of an answer acts on next. */
const next: Record<VisaAnswer['kind'], readonly string[]> = {
  citizen: [],
  exempt: ['visa.passport_validity', 'visa.pre_arrival'],
  outdated: ['visa.passport_validity'],
  agreement: ['visa.passport_validity', 'visa.pre_arrival'],
  evisa: ['visa.evisa_stay', 'visa.evisa_fee_single', 'visa.evisa_fee_multiple', 'visa.evisa_processing'],
  unknown: [],
};

const OFFICIAL = 'https://evisa.gov.vn';

/** Where applications are made and lists are kept: as the facts say, else the address that the law names. */
const officialSite = (facts: Fact[]): string =>
  facts.find(({ key }) => key === 'visa.official_portal')?.source_url ?? OFFICIAL;

/** What the facts say of one passport, from where and since when, and who has the last word. */
export function VisaVerdict({ country, answer, facts }: VisaVerdictProps) {
  const { t } = useTranslation('guides');
  const { kind } = answer;
  const further = next[kind].flatMap((key) => facts.filter((fact) => fact.key === key && !fact.is_expired));
  const site = officialSite(facts);
  return (
    <>
      <p className="kicker">{country}</p>
      <h3 className="mt-1 text-2xl">{kind === 'exempt' ? answer.fact.label : t(`visa.answer.${kind}`)}</h3>
      <p className="mt-3 max-w-measure">{t(`visa.text.${kind}`, { country })}</p>
      {'fact' in answer && (
        <div className="mt-5 border-l-3 border-turmeric py-1 pl-5">
          {kind !== 'exempt' && <p className="font-semibold">{answer.fact.label}</p>}
          <p>{answer.fact.value}</p>
          <div className="mt-2">
            <FactNote fact={answer.fact} />
          </div>
        </div>
      )}
      {further.length > 0 && (
        <dl className="mt-6 border-b border-line">
          {further.map((fact) => (
            <div key={fact.id} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[2fr_3fr]">
              <dt className="text-sm font-semibold">{fact.label}</dt>
              <dd>
                {fact.value}
                <span className="block text-sm text-muted">
                  <FactSource fact={fact} />
                  {' · '}
                  {t('facts.checked_on')} <Day stamp={fact.checked_on} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {kind !== 'citizen' && (
        <p className="mt-5">
          <a href={site} rel="noopener" className="link inline-flex items-center gap-1.5 py-1 font-semibold">
            {t('visa.official', { site: new URL(site).hostname })}
            <Icon name="external" />
          </a>
        </p>
      )}
    </>
  );
}
