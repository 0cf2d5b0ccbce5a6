import { callFromBrowser } from '../api/browser';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { useNfcText } from './text';
import type { NfcTag } from './types';

/** Switches a tag on or off, and deletes one. */
export function useTagCalls() {
  const t = useNfcText();
  const admin = useAdminText();
  const { call, pending } = useListCall();
  const noun = t('noun');
  return {
    pending,
    switchTag: ({ id, is_active, version }: NfcTag) =>
      call(
        callFromBrowser('PUT', '/nfc-tags/{id}', { path: { id }, json: { is_active: !is_active, version } }),
        {
          success: admin('toast.status.success', { noun }),
          failure: admin('toast.status.failure', { noun }),
        },
      ),
    removeTag: ({ id }: NfcTag) =>
      call(callFromBrowser('DELETE', '/nfc-tags/{id}', { path: { id } }), {
        success: admin('toast.delete.success', { noun }),
        failure: admin('toast.delete.failure', { noun }),
      }),
  };
}
