/**
 * Has a field that lies hidden on the page hear what is typed while the one that is to be seen is fetched: also what an input
 * method makes of several keys. Enter sends its form, Escape or a press elsewhere gives up.
 * @param field within an element that the class `hidden` hides
 * @returns to be called once, gives the focus back and says what was typed; undefined where the visitor gave up
 */
export function typeAhead(field: HTMLInputElement): () => string | undefined {
  const holder = field.closest('.hidden');
  const before = document.activeElement;
  holder?.classList.replace('hidden', 'visually-hidden');
  // One that returned false would keep the key from the field.
  field.onkeydown = ({ key }) => {
    if (key === 'Escape') field.blur();
  };
  field.focus({ preventScroll: true });
  return () => {
    field.onkeydown = null;
    const typed = document.activeElement === field ? field.value : undefined;
    field.value = '';
    if (typed !== undefined && before instanceof HTMLElement) before.focus({ preventScroll: true });
    holder?.classList.replace('visually-hidden', 'hidden');
    return typed;
  };
}
