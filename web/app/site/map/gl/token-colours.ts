const expressions = {
  sea: 'var(--color-river-wash)',
  neighbour: 'color-mix(in oklch, var(--color-line) 60%, var(--color-paper))',
  border: 'var(--color-paper)',
  country: 'var(--color-jade-wash)',
  coast: 'var(--color-jade)',
  river: 'color-mix(in oklch, var(--color-river) 65%, var(--color-jade-wash))',
  stream: 'color-mix(in oklch, var(--color-river) 45%, var(--color-jade-wash))',
  boat: 'var(--color-river)',
  rails: 'var(--color-ink)',
  railway: 'var(--color-muted)',
  landBorder: 'var(--color-muted)',
  sign: 'var(--color-muted)',
  paper: 'var(--color-surface)',
  street: 'color-mix(in oklch, var(--color-surface) 75%, var(--color-jade-wash))',
  park: 'color-mix(in oklch, var(--color-jade) 16%, var(--color-jade-wash))',
  route: 'var(--color-lacquer)',
  ring: 'var(--color-muted)',
};

export type MapColours = Record<keyof typeof expressions, string>;

/** The design's colours as they are now, light or dark, in the form that MapLibre reads. */
export function tokenColours(): MapColours {
  const probe = document.body.appendChild(document.createElement('span'));
  // Reduced motion gives every change of colour a moment, in which the old one is still there.
  probe.style.transition = 'none';
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (expression: string) => {
    probe.style.color = expression;
    if (!pixel) return 'rgb(128,128,128)';
    pixel.fillStyle = getComputedStyle(probe).color;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  const colours = Object.fromEntries(
    Object.entries(expressions).map(([name, expression]) => [name, read(expression)]),
  ) as MapColours;
  probe.remove();
  return colours;
}

/** Whether the page is dark: its words are lighter than its paper. */
export const isDarkPage = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark');

/** Calls back when the page changes between light and dark; gives back what ends that. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = new MutationObserver(changed);
  system.addEventListener('change', changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    root.disconnect();
  };
}
