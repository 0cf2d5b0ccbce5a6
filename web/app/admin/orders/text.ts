import { useTranslation } from 'react-i18next';

/** `t` with the texts of orders and tickets. */
export function useOrdersText() {
  return useTranslation('admin_orders').t;
}
