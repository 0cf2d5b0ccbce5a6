import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';
import type { Move } from './moves';

const buttons: { move: Move; icon: IconName; turned?: boolean }[] = [
  { move: 'left', icon: 'chevron-left' },
  { move: 'right', icon: 'chevron-right' },
  { move: 'up', icon: 'chevron-down', turned: true },
  { move: 'down', icon: 'chevron-down' },
  { move: 'nearer', icon: 'plus' },
  { move: 'farther', icon: 'minus' },
  { move: 'start', icon: 'undo' },
];

/** The moves of the view as buttons, for those who don't drag. */
export function SphereButtons({ onMove }: { onMove: (move: Move) => void }) {
  const { t } = useTranslation('places');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" aria-label={t('view.controls')} className="flex flex-wrap gap-2">
      {buttons.map(({ move, icon, turned }) => (
        <Button
          key={move}
          tone="secondary"
          size="icon"
          onClick={() => onMove(move)}
          aria-label={t(`view.${move}`)}
          title={t(`view.${move}`)}
        >
          <Icon name={icon} className={cx(turned && 'rotate-180')} />
        </Button>
      ))}
    </div>
  );
}
