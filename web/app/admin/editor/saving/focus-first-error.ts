const focusable = 'input, textarea, select, [contenteditable="true"], button';

/** Brings the first field with an error into sight and gives it the focus. */
export function focusFirstError(errors: Readonly<Record<string, string>>) {
  const keys = Object.keys(errors);
  if (keys.length === 0) return;
  // A list is one control although its errors name its entries.
  const isWrong = (field: string) => keys.some((key) => key === field || key.startsWith(`${field}.`));
  const wrong = [...document.querySelectorAll<HTMLElement>('[data-field]')].filter(({ dataset }) =>
    isWrong(dataset.field ?? ''),
  );
  // What is wrong inside of a field that consists of several is nearer to the mistake than the whole.
  const field = wrong.find((one) => !wrong.some((other) => other !== one && one.contains(other)));
  // The panel of the other language may be hidden on a narrow screen; it shows itself when it has an error.
  requestAnimationFrame(() => bringIntoSight(field));
}

function bringIntoSight(field: HTMLElement | undefined) {
  field?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Brings a field into sight and gives it the focus. @returns whether the form has it */
export function focusField(name: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (field) bringIntoSight(field);
  return field !== null;
}
