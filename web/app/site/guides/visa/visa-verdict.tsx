import { useTranslation } from 'react-i18next';
import type { Fact, VisaCheck } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { Day, FactNote, FactSource } from '../fact-dates';

/** Why the answer is what it is, in words. */
function useReason({ reason, nationality, rule, passed_over, days }: VisaCheck): string {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const named = passed_over ?? rule;
  const date = (reason === 'rule_not_yet' ? named?.valid_from : named?.valid_until) ?? '';
  return t(`visa.reason.${reason}`, {
    country: nationality.name,
    days: days ?? '',
    most: named?.max_days ?? '',
    date: dateInWords(date, language),
  });
}

/** What the facts say of one passport, from where and since when, and who has the last word. */
export function VisaVerdict({ check }: { check: VisaCheck }) {
  const { t } = useTranslation('guides');
  const { result, nationality, rule, passed_over, further, official_url } = check;
  const reason = useReason(check);
  return (
    <>
      <p className="kicker">{nationality.name}</p>
      <h3 className="mt-1 text-2xl">
        {result === 'exempt' && rule ? rule.label : t(`visa.answer.${result}`)}
      </h3>
      <p className="mt-3 max-w-measure">{reason}</p>
      {result === 'embassy' && (
        <p className="mt-2 max-w-measure">{t('visa.embassy', { most: rule?.max_days ?? '' })}</p>
      )}
      <div className="mt-5 grid gap-5">
        {rule && <Rule rule={rule} isNamed={result !== 'exempt'} />}
        {passed_over && <Rule rule={passed_over} isNamed />}
      </div>
      {check.check_again_after && (
        <p className="mt-5 flex max-w-measure items-start gap-2">
          <Icon name="alert" className="mt-1 text-turmeric" />
          <span>
            {t('visa.check_again')} <Day stamp={check.check_again_after} />.
          </span>
        </p>
      )}
      {further.length > 0 && <Further facts={further} />}
      {result !== 'citizen' && (
        <p className="mt-5">
          <a
            href={official_url}
            rel="noopener"
            className="link inline-flex items-center gap-1.5 py-1 font-semibold"
          >
            {t('visa.official', { site: new URL(official_url).hostname })}
            <Icon name="external" />
          </a>
        </p>
      )}
    </>
  );
}

/** The fact that decides, with where it is from and how long it holds. */
function Rule({ rule, isNamed }: { rule: Fact; isNamed: boolean }) {
  const { t } = useTranslation('guides');
  return (
    <div className="border-l-3 border-turmeric py-1 pl-5">
      {isNamed && <p className="font-semibold">{rule.label}</p>}
      <p>{rule.value}</p>
      <div className="mt-2">
        {rule.valid_until && (
          <p className="text-sm text-muted">
            {t('visa.valid_until')} <Day stamp={rule.valid_until} />
          </p>
        )}
        <FactNote fact={rule} />
      </div>
    </div>
  );
}

function Further({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('guides');
  return (
    <dl className="mt-6 border-b border-line">
      {facts.map((fact) => (
        <div key={fact.id} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[2fr_3fr]">
          <dt className="text-sm font-semibold">
            <Names>{fact.label}</Names>
          </dt>
          <dd>
            <Names>{fact.value}</Names>
            <span className="block text-sm text-muted">
              <FactSource fact={fact} />
              {' · '}
              {t('facts.checked_on')} <Day stamp={fact.checked_on} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
