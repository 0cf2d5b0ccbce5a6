import type { Transaction } from '../../../db/client';
import type { Env } from '../../env';
import type { Language } from '../../language';
import { formatDateTime } from '../../time';
import { queueMail } from '../mail/queue-mail';

/** Tells an account's owner that the second factor came or went: whoever did it may be somebody else. */
export const tellOwner = (
  tx: Transaction,
  env: Env,
  { admin, isOn, lang }: { admin: { email: string; full_name: string }; isOn: boolean; lang: Language },
): Promise<void> =>
  queueMail(tx, {
    template: isOn ? 'admin_second_factor_on' : 'admin_second_factor_off',
    lang,
    to: admin.email,
    variables: {
      full_name: admin.full_name,
      changed_at: formatDateTime(new Date()),
      link: `${env.PUBLIC_URL}/admin/${isOn ? 'forgot-password' : 'profile'}`,
    },
  });
