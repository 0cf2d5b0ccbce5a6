import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Icon, type IconName } from './icon';
import { applyTheme, savedTheme, type Theme, themes } from './theme';

const icons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' };

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(savedTheme()), []);

  function next() {
    const following = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
    applyTheme(following);
    setTheme(following);
  }

  const label = t('theme.label', { theme: t(`theme.${theme}`) });
  return (
    <Button tone="quiet" size="icon" onClick={next} aria-label={label} title={label} className="needs-script">
      <Icon name={icons[theme]} />
    </Button>
  );
}
