export type Point = readonly [number, number];
export type Attributes = Record<string, string | number | undefined>;

/** A coordinate with one decimal: finer is invisible and heavy. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

function attributes(values: Attributes): string {
  let out = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    out += ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
  }
  return out;
}

/** One element, closed or with children. */
export function element(name: string, values: Attributes, children = ''): string {
  return children ? `<${name}${attributes(values)}>${children}</${name}>` : `<${name}${attributes(values)}/>`;
}

/** A filled path. */
export function fill(d: string, ink: string, more: Attributes = {}): string {
  return d ? element('path', { d, fill: ink, ...more }) : '';
}

/** A stroked path with round ends. */
export function stroke(d: string, ink: string, width: number, more: Attributes = {}): string {
  if (!d) return '';
  return element('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** A circle. */
export function disc(cx: number, cy: number, r: number, ink: string, more: Attributes = {}): string {
  return element('circle', { cx: num(cx), cy: num(cy), r: num(r), fill: ink, ...more });
}

/** An ellipse. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  ink: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), fill: ink, ...more });
}

/** A rectangle. */
export function box(x: number, y: number, w: number, h: number, ink: string, more: Attributes = {}): string {
  return element('rect', { x: num(x), y: num(y), width: num(w), height: num(h), fill: ink, ...more });
}

/** A group. */
export function group(children: string, values: Attributes = {}): string {
  return children ? element('g', values, children) : '';
}

/** Put a drawing made around the origin at a place, scaled, and mirrored when asked. */
export function place(children: string, x: number, y: number, scale = 1, flip = false, turn = 0): string {
  const rotate = turn ? ` rotate(${num(turn)})` : '';
  const sx = Math.round((flip ? -scale : scale) * 1000) / 1000;
  const sy = Math.round(scale * 1000) / 1000;
  return group(children, { transform: `translate(${num(x)} ${num(y)})${rotate} scale(${sx} ${sy})` });
}

/** Draw a definition again. */
export function use(reference: string, values: Attributes = {}): string {
  return element('use', { 'xlink:href': reference, ...values });
}
