import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { useOwnPlans } from '~/site/today/use-own-plans';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { NotInTime, type PushState, pushState, turnOff, turnOn } from './subscription';

interface PushChoiceProps {
  /** The key with which a browser subscribes. */
  publicKey: string;
  cities: readonly { id: number; title: string }[];
}

/** The towns of the plans that this browser and the account keep, each once. */
function usePlannedTowns(): number[] {
  const plans = useOwnPlans();
  const ids = plans.flatMap(({ shown }) => shown.days.flatMap(({ city }) => city?.id ?? []));
  return [...new Set(ids)];
}

/**
 * Alerts on this device: what that means, for the whole country or the towns of one's plans, and one button that begins and ends it. The
 * browser asks its owner when the button is pressed, and at no other time.
 */
export function PushChoice({ publicKey, cities }: PushChoiceProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const planned = usePlannedTowns();
  const [state, setState] = useState<PushState | null>(null);
  const [byPlan, setByPlan] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    pushState(language).then(setState, () => setState({ is: 'off' }));
  }, [language]);

  const named = (ids: readonly number[]) =>
    cities
      .filter(({ id }) => ids.includes(id))
      .map(({ title }) => title)
      .join(', ');

  async function change(run: () => Promise<PushState>) {
    setBusy(true);
    setSaid('');
    try {
      const next = await run();
      setState(next);
      if (next.is !== 'denied') setSaid(t(next.is === 'on' ? 'today.push.begun' : 'today.push.ended'));
    } catch (fault) {
      setSaid(t(fault instanceof NotInTime ? 'today.push.late' : 'today.push.failed'));
    }
    setBusy(false);
  }

  const isOn = state?.is === 'on';
  const chosen = isOn ? state.choice.cityIds : null;
  return (
    <section aria-labelledby="push" className="border-l-4 border-line bg-surface px-4 py-3.5 sm:px-5">
      <h3 id="push" className="flex items-center gap-2 text-lg">
        <Icon name="alert" />
        {t('today.push.title')}
      </h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{t('today.push.means')}</p>
      {state?.is === 'cannot' && (
        <p className="mt-2 text-sm">
          {t('today.push.cannot')}{' '}
          <Link to={sitePaths.guide(language, 'downloadapp')} className="link inline-block py-0.5">
            {t('today.push.install')}
          </Link>
        </p>
      )}
      {state?.is === 'denied' && <p className="mt-2 text-sm">{t('today.push.denied')}</p>}
      {isOn && (
        <p className="mt-2 text-sm font-semibold">
          <Names>
            {chosen ? t('today.push.on_towns', { towns: named(chosen) }) : t('today.push.on_all')}
          </Names>
        </p>
      )}
      {state?.is === 'off' && planned.length > 0 && (
        <fieldset className="mt-2 grid text-sm">
          <legend className="sr-only">{t('today.push.which')}</legend>
          {[false, true].map((ofPlan) => (
            <label key={String(ofPlan)} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="push-which"
                checked={byPlan === ofPlan}
                onChange={() => setByPlan(ofPlan)}
                className="size-5 shrink-0 accent-jade"
              />
              <Names>{ofPlan ? t('today.push.towns', { towns: named(planned) }) : t('today.push.all')}</Names>
            </label>
          ))}
        </fieldset>
      )}
      {state?.is !== 'cannot' && state?.is !== 'denied' && (
        <Button
          tone="secondary"
          className="mt-3"
          pending={busy || state === null}
          onClick={() =>
            change(() =>
              isOn
                ? turnOff()
                : turnOn(publicKey, language, { cityIds: byPlan && planned.length > 0 ? planned : null }),
            )
          }
        >
          {t(isOn ? 'today.push.end' : 'today.push.begin')}
        </Button>
      )}
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {said}
      </p>
    </section>
  );
}
