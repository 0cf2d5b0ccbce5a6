import { cx } from '~/ui/cx';
import { useAdminText } from '../text';

interface ShelvesProps {
  ofVisitors: boolean;
  onChange: (from: '' | 'visitors') => void;
}

const shelves = [
  { from: '', word: 'media.library' },
  { from: 'visitors', word: 'media.visitors' },
] as const;

/** The editors' library, and apart from it what customers sent. */
export function Shelves({ ofVisitors, onChange }: ShelvesProps) {
  const t = useAdminText();
  return (
    <fieldset className="mb-4 inline-flex flex-wrap gap-1 rounded-input border border-edge p-1">
      <legend className="visually-hidden">{t('media.shelf')}</legend>
      {shelves.map(({ from, word }) => {
        const chosen = (from === 'visitors') === ofVisitors;
        return (
          <button
            key={word}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange(from)}
            className={cx(
              'min-h-9 rounded-input px-3 font-semibold',
              chosen ? 'bg-ink text-paper' : 'hover:bg-jade-wash',
            )}
          >
            {t(word)}
          </button>
        );
      })}
    </fieldset>
  );
}
