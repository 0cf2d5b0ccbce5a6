import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from './account-page';

const reasons = ['expired', 'rate', 'review', 'own', 'deleted', 'deleted_keep', 'deleted_cancel'] as const;

/** Why one has come to the sign-in page. */
export function SignInReason() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const reason = reasons.find((name) => name === query.get('reason'));
  if (!reason) return null;
  return <Notice tone="good">{t(`signin.${reason}`)}</Notice>;
}
