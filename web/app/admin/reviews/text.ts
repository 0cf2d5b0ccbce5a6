import { useTranslation } from 'react-i18next';

/** `t` with the texts of moderation. */
export function useReviewText() {
  return useTranslation('admin_reviews').t;
}
