import { useNavigate, useSearchParams } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '~/api/answer';
import type { OwnTrip } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { currentUser } from '~/site/account/user-store';
import { sitePaths } from '~/site/paths';
import { randomId } from '~/ui/random-id';
import { toast } from '~/ui/toast-store';
import type { Plan, PlanEdit, ShownPlan } from '../plan';
import { beginning, changed, corrected, type History, redone, undone } from './history';
import { latest } from './latest-trip';
import { isSamePlan, planOf } from './plan-changes';
import { editPlan, showPlan } from './trip-calls';
import {
  hearOtherWindows,
  type StoredTrip,
  storedTrip,
  storedTrips,
  storeTrip,
  type TripState,
} from './trip-store';
import { useQueue } from './use-queue';

/** What a page about a plan begins with. */
export type TripStart =
  /** Made from the answers in the address. */
  | { source: 'made'; state: TripState }
  /** A trip of the account. */
  | { source: 'account'; trip: OwnTrip }
  /** One that the browser keeps, which the server knows nothing of. */
  | { source: 'kept' };

/** What a change comes to. */
export interface Changed {
  /** What the API works out. */
  edits: PlanEdit[];
  /** A change of the plan itself before those. */
  make?: (plan: Plan) => Plan;
  /** What is shown until the API has answered. */
  preview?: ShownPlan;
}

/**
 * A change of the plan as it is when its turn comes: another one may have moved what it is about. It is asked for its
 * preview at once. Null where there is nothing to change any more.
 */
export type Change = (shown: ShownPlan) => Changed | null;

/** A plan that is being worked on. */
export interface Trip {
  /** Null until it is opened, and for one that is not there. */
  state: TripState | null;
  isMissing: boolean;
  /** Its name in this browser, once it is stored there. */
  key: string | null;
  /** Waiting for the API. */
  isBusy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** Changes that the API works out. Gives the preview. `isUrgent` where the preview must be there with the next picture. */
  edit: (change: Change, options?: { isUrgent?: boolean }) => ShownPlan | null;
  /** Any other change, looked through by the API. */
  change: (make: (plan: Plan) => Plan) => void;
  /** Another plan in its place, as one that can be taken back. */
  replace: (state: TripState) => void;
  /** Keeps it in this browser as it is. Gives its name there; null where nothing can be stored. */
  keep: () => string | null;
}

const startOf = (start: TripStart): History<TripState> | null => {
  if (start.source === 'made') return beginning(start.state);
  if (start.source === 'account') return beginning({ shown: start.trip.plan, issues: start.trip.issues });
  return null;
};

/** The plan of a page, with its steps back and forth, kept in this browser with each change. */
export function useTrip(start: TripStart): Trip {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('trip');
  const saved = Number(search.get('saved'));
  const [history, setHistory] = useState(() => startOf(start));
  const [preview, setPreview] = useState<ShownPlan | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  // What runs later must see the plan as it is then.
  const now = useRef({ history, key, preview, isLeft: false });
  const look = useCallback((next: ShownPlan | null, isUrgent?: boolean) => {
    now.current.preview = next;
    if (isUrgent) setPreview(next);
    else startTransition(() => setPreview(next));
  }, []);
  const { add, isIdle, isBusy } = useQueue(useCallback(() => look(null), [look]));

  const put = useCallback((next: History<TripState>) => {
    now.current.history = next;
    // A press that comes meanwhile goes before.
    startTransition(() => setHistory(next));
  }, []);

  /** Keeps the plan under its name; the first time it is given one, and the address with it. */
  const persist = useCallback(
    (state: TripState): string | null => {
      const known = now.current.key ? storedTrip(now.current.key) : undefined;
      const name = known?.key ?? now.current.key ?? randomId();
      const kept: StoredTrip = {
        client_id: name,
        account: null,
        link: null,
        ...known,
        ...state,
        key: name,
        updated_at: new Date().toISOString(),
        isAhead: true,
      };
      try {
        storeTrip(kept);
      } catch {
        toast.error(t('keep_failed'));
        return null;
      }
      if (now.current.key === name) return name;
      now.current.key = name;
      setKey(name);
      // Who has gone on to another page stays there.
      if (!now.current.isLeft)
        navigate(sitePaths.storedTrip(language, name), { replace: true, preventScrollReset: true });
      return name;
    },
    [language, navigate, t],
  );

  const set = useCallback(
    (next: History<TripState>) => {
      put(next);
      persist(next.present);
    },
    [put, persist],
  );

  const work = useCallback(
    (ask: (plan: ShownPlan) => Promise<Answer<TripState>> | null) =>
      add(async () => {
        const { history: before } = now.current;
        const answer = before && (await ask(before.present.shown));
        const { history: current } = now.current;
        if (!answer || !current) return true;
        if (answer.ok) set(changed(current, answer.body));
        else toast.error(answer.problem.message || t('no_connection'));
        return answer.ok;
      }),
    [add, set, t],
  );

  // Who leaves before the API has answered finds the change nevertheless; its times are looked through then.
  useEffect(() => {
    const keepPreview = () => {
      const { history: current, preview: ahead } = now.current;
      if (current && ahead) persist({ ...current.present, shown: ahead });
    };
    now.current.isLeft = false;
    // A call that is under way may be given up between the two; not every way of leaving tells of itself beforehand.
    const leaving = ['beforeunload', 'pagehide'];
    for (const event of leaving) window.addEventListener(event, keepPreview);
    return () => {
      now.current.isLeft = true;
      for (const event of leaving) window.removeEventListener(event, keepPreview);
    };
  }, [persist]);

  const open = useCallback(
    async (name: string) => {
      const kept = storedTrip(name);
      now.current.key = kept?.key ?? null;
      setKey(kept?.key ?? null);
      setMissing(!kept);
      if (!kept) return;
      put(beginning({ shown: kept.shown, issues: kept.issues }));
      const fresh = await latest(kept, language);
      const { history: current } = now.current;
      if (!fresh || !current || now.current.key !== name || current.present.shown !== kept.shown) return;
      put(corrected(current, fresh));
    },
    [language, put],
  );

  useEffect(() => {
    // Without a connection the frame comes for a trip of the account too, which this browser may have.
    const here = start.source === 'kept' ? storedTrips().find(({ account }) => account?.id === saved) : null;
    const name = asked ?? here?.key;
    if (name && name !== now.current.key) void open(name);
    else if (!name && start.source === 'kept') setMissing(true);
  }, [asked, saved, open, start.source]);

  // What another window of this browser made of the plan is a change like any other: what was here is one step back.
  useEffect(
    () =>
      hearOtherWindows(async () => {
        const kept = now.current.key ? storedTrip(now.current.key) : undefined;
        const isNew = () => {
          const { history: current } = now.current;
          return kept && current && !isSamePlan(kept.shown, current.present.shown) ? current : null;
        };
        if (!kept || !isNew()) return;
        // The other one may be in another language.
        const answer = await showPlan(language, kept.shown);
        const current = isNew();
        if (!current || now.current.key !== kept.key) return;
        put(changed(current, answer.ok ? answer.body : { shown: kept.shown, issues: kept.issues }));
        toast.message(t('changed_elsewhere'));
      }),
    [language, put, t],
  );

  // A trip of the account is worked on in this browser like any other.
  const own = start.source === 'account' ? start.trip : null;
  useEffect(() => {
    if (!own || now.current.key) return;
    const known = storedTrips().find(({ account }) => account?.id === own.id);
    if (known?.isAhead) {
      void open(known.key);
      return;
    }
    const name = known?.key ?? randomId();
    now.current.key = name;
    setKey(name);
    const account = { user: currentUser()?.id ?? 0, id: own.id, version: own.version };
    const { plan: shown, issues, updated_at } = own;
    try {
      storeTrip({
        client_id: name,
        link: null,
        ...known,
        key: name,
        shown,
        issues,
        updated_at,
        account,
        isAhead: false,
      });
    } catch {
      // Then it is only in the account.
    }
  }, [own, open]);

  const actions = useMemo(() => {
    // A step back takes back what is under way as well.
    const step = (take: typeof undone<TripState>) => {
      const run = () => {
        const { history: current } = now.current;
        if (current) set(take(current));
        return true;
      };
      if (isIdle()) run();
      else add(run);
    };
    return {
      undo: () => step(undone),
      redo: () => step(redone),
      edit: (change: Change, { isUrgent }: { isUrgent?: boolean } = {}) => {
        const { history: current, preview: ahead } = now.current;
        const meanwhile = current && change(ahead ?? current.present.shown)?.preview;
        if (meanwhile) look(meanwhile, isUrgent);
        work((shown) => {
          const { edits, make } = change(shown) ?? { edits: [] };
          return edits.length > 0 ? editPlan(language, make ? make(planOf(shown)) : shown, edits) : null;
        });
        return meanwhile ?? null;
      },
      change: (make: (plan: Plan) => Plan) => work((plan) => showPlan(language, make(planOf(plan)))),
      replace: (state: TripState) => {
        const { history: current } = now.current;
        set(current ? changed(current, state) : beginning(state));
      },
      keep: () => (now.current.history ? persist(now.current.history.present) : null),
    };
  }, [add, isIdle, language, look, persist, set, work]);

  const present = history?.present ?? null;
  const state = useMemo(
    () => present && (preview ? { ...present, shown: preview } : present),
    [present, preview],
  );
  const canUndo = (history?.past.length ?? 0) > 0;
  const canRedo = (history?.future.length ?? 0) > 0;
  return useMemo(
    () => ({ state, isMissing, key, isBusy, canUndo, canRedo, ...actions }),
    [state, isMissing, key, isBusy, canUndo, canRedo, actions],
  );
}
