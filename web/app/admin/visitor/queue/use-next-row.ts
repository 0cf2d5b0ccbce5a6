import { useEffect, useRef } from 'react';

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * Keeps the focus with the work: once a row that was dealt with has left the table, it goes to the one that took its
 * place, and is read out there; after the last one to the heading of the page.
 */
export function useNextRow(rows: readonly unknown[]): (key: string) => void {
  const left = useRef<{ key: string; place: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the list has come anew
  useEffect(() => {
    if (!left.current) return;
    const { key, place } = left.current;
    const shown = rowsOf();
    if (shown.some(({ dataset }) => dataset.row === key)) return;
    left.current = null;
    const next = shown[place] ?? shown.at(-1);
    // What comes next may lie in a part that is closed: it is opened for it.
    const around = next?.closest('details');
    if (around) around.open = true;
    const target = next?.querySelector<HTMLElement>('button, a') ?? document.querySelector('main');
    target?.focus();
  }, [rows]);

  return (key) => {
    left.current = { key, place: rowsOf().findIndex(({ dataset }) => dataset.row === key) };
  };
}
