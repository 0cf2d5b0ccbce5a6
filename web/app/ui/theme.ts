export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const KEY = 'theme';

/** Runs in the head before anything is painted, so that a saved theme does not flash; text, since it is inlined. */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** What the visitor has chosen before, else what the system says. */
export function savedTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the page in a theme and keeps the choice in this browser. */
export function applyTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then holds until the page is left.
  }
}
