/** In the order in which they must be asked: most browsers also claim to be an older one. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Cốc Cốc', /coc_coc_browser/],
  ['Firefox', /Firefox\//],
  ['Chrome', /(Headless)?Chrome\//],
  ['Safari', /Safari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

const nameIn = (list: typeof browsers, agent: string) => list.find(([, mark]) => mark.test(agent))?.[0];

/** What people call the browser and the system of a user agent. */
export function browserName(agent: string): string {
  return (
    [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean).join(' · ') || agent.slice(0, 60) || '–'
  );
}
