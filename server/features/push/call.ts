import type { AlertSeverity } from '../../kinds/alert/kind';
import { PartnerError } from '../../platform/partners';
import { authorizationFor, type PushKeys } from '../../platform/push/keys';

export interface PushCall {
  endpoint: string;
  severity: AlertSeverity;
  /** Seconds until the alert ends; null for further notice. */
  secondsLeft: number | null;
}

/** Whether a push service passes something on at once, or when the device is awake anyway (RFC 8030). */
const urgencies: Record<AlertSeverity, string> = { danger: 'high', warning: 'normal', notice: 'low' };

/** For how many hours a device that is off is waited for. */
const hours: Record<AlertSeverity, number> = { danger: 24, warning: 12, notice: 6 };

const waitOf = (header: string | null) => (header && /^\d{1,6}$/.test(header) ? Number(header) : undefined);

/** What a push service said: `gone` when there is no such browser any more, `busy` when this browser has had enough for a while. */
export type Called = { is: 'taken' } | { is: 'gone' } | { is: 'busy'; seconds: number };

/** Where a busy one doesn't say for how long. */
const busySeconds = 60;

/**
 * Wakes one browser. Nothing is sent along: what there is to say the browser fetches itself.
 * @throws PartnerError when the push service did not take it, or whatever the network throws
 */
export const callPushService = async (
  { endpoint, severity, secondsLeft }: PushCall,
  keys: PushKeys,
  signal: AbortSignal,
): Promise<Called> => {
  const ttl = Math.max(0, Math.min(hours[severity] * 3600, secondsLeft ?? Number.POSITIVE_INFINITY));
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: authorizationFor(endpoint, keys),
      ttl: String(ttl),
      urgency: urgencies[severity],
      'content-length': '0',
    },
    redirect: 'manual',
    signal,
  });
  await answer.body?.cancel();
  const retryAfter = waitOf(answer.headers.get('retry-after'));
  if (answer.ok) return { is: 'taken' };
  if (answer.status === 404 || answer.status === 410) return { is: 'gone' };
  // That is about this one browser, and no reason to keep others waiting.
  if (answer.status === 429) return { is: 'busy', seconds: retryAfter ?? busySeconds };
  throw new PartnerError('push', 'bad_status', { status: answer.status, retryAfter });
};
