import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { askApi } from '~/site/account/call';
import type { User } from '~/site/account/user-store';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { planOf } from '../state/plan-changes';
import { type StoredTrip, storedTrip, updateTrip } from '../state/trip-store';
import { useGoOn } from '../state/use-go-on';
import type { Trip } from '../state/use-trip';

interface SharePartProps {
  trip: Trip;
  kept: StoredTrip | undefined;
  user: User | null;
}

/** A link of nobody's account is taken back with a secret. */
const secretIn = (made: { token: string; secret?: string }): string | null => made.secret ?? null;

const removeShared = (token: string, secret: string) =>
  askApi('DELETE', '/trips/shared/{token}', { path: { token }, json: { secret } });

/** A link by which others read the plan, for as long as its owner wants. */
export function SharePart({ trip, kept, user }: SharePartProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const account = kept?.account && kept.account.user === user?.id ? kept.account : null;
  const link = kept?.link ?? null;
  const actions = useRef<HTMLDivElement>(null);
  // The button that was pressed is another one then, and can be pressed again only when nothing is under way.
  const { goOn } = useGoOn(isBusy);
  const goOnHere = () => goOn(() => actions.current?.querySelector('button'));
  const url = link && `${window.location.origin}${sitePaths.sharedTrip(language, link.token)}`;

  async function make() {
    const key = kept?.key ?? trip.keep();
    const plan = key ? storedTrip(key)?.shown : undefined;
    if (!key || !plan) return;
    setBusy(true);
    const answer = await (account
      ? askApi('POST', '/trips/{id}/share', { path: { id: account.id } })
      : askApi('POST', '/trips/shared', { json: { lang_id: language, plan: planOf(plan) } }));
    if (answer.ok) {
      const { data } = answer.body;
      // The link before would go on showing the plan as it was.
      if (link?.secret) void removeShared(link.token, link.secret);
      updateTrip(key, { link: { token: data.token, secret: secretIn(data) } });
      toast.success(t('take.shared'));
    } else toast.error(answer.problem.message || t('no_connection'));
    goOnHere();
    setBusy(false);
  }

  async function revoke() {
    if (!kept || !link) return;
    setBusy(true);
    const answer = await (link.secret
      ? removeShared(link.token, link.secret)
      : askApi('DELETE', '/trips/{id}/share', { path: { id: account?.id ?? 0 } }));
    if (answer.ok || answer.status === 404) {
      updateTrip(kept.key, { link: null });
      toast.success(t('take.revoked'));
    } else toast.error(answer.problem.message || t('no_connection'));
    goOnHere();
    setBusy(false);
  }

  async function pass() {
    if (!url) return;
    try {
      if (navigator.share) await navigator.share({ title: kept?.shown.title ?? '', url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t('take.copied'));
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toast.error(t('take.copy_failed'));
    }
  }

  return (
    <section aria-labelledby="take-share">
      <h3 id="take-share" className="text-xl">
        {t('take.share')}
      </h3>
      <p className="mt-2 text-muted">
        {t(link ? (link.secret ? 'take.is_shared_once' : 'take.is_shared') : 'take.share_text')}
      </p>
      <div ref={actions} className="mt-4 flex flex-wrap gap-2">
        {!link && (
          <Button tone="secondary" onClick={make} pending={isBusy}>
            <Icon name="share" />
            {t('take.make_link')}
          </Button>
        )}
        {url && (
          <>
            <p className="w-full min-w-0 border border-line bg-surface px-3 py-2 text-sm [overflow-wrap:anywhere]">
              <a href={url} className="link">
                {url}
              </a>
            </p>
            <Button tone="secondary" onClick={pass}>
              <Icon name="copy" />
              {t('take.pass')}
            </Button>
            {link.secret && (
              <Button tone="quiet" onClick={make} pending={isBusy}>
                {t('take.share_anew')}
              </Button>
            )}
            <Button tone="quiet" onClick={revoke} pending={isBusy}>
              {t('take.revoke')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
