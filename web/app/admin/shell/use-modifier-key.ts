import { useEffect, useState } from 'react';

/** What the keyboard at hand calls the key for shortcuts. */
export function useModifierKey(): string {
  const [key, setKey] = useState('Ctrl');
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setKey('⌘');
  }, []);
  return key;
}
