import type { StopPlace } from '../state/plan-previews';

/** The buttons that are found again after a change, as `data-tool`. */
export type Tool = 'drag' | 'earlier' | 'later' | 'change' | 'undo' | 'redo' | 'take';

/** Where a day begins on the page; counts from 0. The last day stands in for one that is gone. */
export function dayHeading(day: number): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('section[id^="day-"] > div h2');
  return headings[Math.min(day, headings.length - 1)] ?? null;
}

const stopBox = (name: string) => document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(name)}"]`);

/** What a stop is called, on the page. */
export const stopHeading = (name: string): HTMLElement | null =>
  stopBox(name)?.querySelector<HTMLElement>('h3') ?? null;

/** The first of some buttons that can be pressed, of a stop or of the board. */
export function toolOf(name: string | null, ...tools: Tool[]): HTMLElement | null {
  const box = name === null ? document : stopBox(name);
  for (const tool of tools) {
    const button = box?.querySelector<HTMLElement>(`[data-tool="${tool}"]:not(:disabled)`);
    if (button) return button;
  }
  return null;
}

/** Where a stop stands on the page; both count from 0. */
export function placeOnPage(name: string): StopPlace | null {
  const section = stopBox(name)?.closest('section');
  if (!section) return null;
  const names = [...section.querySelectorAll<HTMLElement>('[data-stop]')].map(({ dataset }) => dataset.stop);
  return { day: Number(section.id.replace('day-', '')) - 1, index: names.indexOf(name) };
}

/** What has come to the place of a stop: the next one, the last one before it, or the day that has none left. */
export function headingAt({ day, index }: StopPlace): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>(`#day-${day + 1} [data-stop] h3`);
  return headings[Math.min(index, headings.length - 1)] ?? dayHeading(day);
}
