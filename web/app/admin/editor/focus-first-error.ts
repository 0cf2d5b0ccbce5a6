const focusable = 'input, textarea, select, [contenteditable="true"], button';

/** Brings the first field with an error into sight and gives it the focus. */
export function focusFirstError(errors: Readonly<Record<string, string>>) {
  const keys = new Set(Object.keys(errors));
  if (keys.size === 0) return;
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const field = fields.find(({ dataset }) => keys.has(dataset.field ?? ''));
  // The panel of the other language may be hidden on a narrow screen; it shows itself when it has an error.
  requestAnimationFrame(() => {
    field?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
