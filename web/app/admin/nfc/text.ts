import { useTranslation } from 'react-i18next';

/** `t` with the texts of NFC tags. */
export function useNfcText() {
  return useTranslation('admin_nfc').t;
}
