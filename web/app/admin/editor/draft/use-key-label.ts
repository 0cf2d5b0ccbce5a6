import { useAdminText } from '../../text';
import { useVisitorText } from '../../visitor/text';
import { keyLabel } from './key-label';
import { sectionOfKey } from './sections-apart';

/** What an editor calls the field of a key where versions are compared; a section of what visitors have to know has a name of its own. */
export function useKeyLabel(): (key: string) => string {
  const t = useAdminText();
  const visitor = useVisitorText();
  return (key) => {
    const section = sectionOfKey(key);
    return section ? `${keyLabel('visitor_info', t)}: ${visitor(`section.${section}`)}` : keyLabel(key, t);
  };
}
