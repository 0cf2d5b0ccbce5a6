/** A network and where it is: `['203.0.113.0/24', 15.88, 108.33]`. */
type Located = [network: string, lat: number, lon: number];

type Value = string | { uint: number } | { double: number } | Value[] | Map<string, Value>;

const types = { string: 2, double: 3, uint: 6, map: 7, array: 11 } as const;

/** What stands before a value: its type, and how long it is (up to 284 is enough here). */
function control(type: number, size: number): Buffer {
  const short = Math.min(size, 29);
  const bytes = type > 7 ? [short, type - 7] : [(type << 5) | short];
  return Buffer.from(size < 29 ? bytes : [...bytes, size - 29]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([control(types.string, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(types.array, value.length), ...value.map(encode)]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, inner]) => [encode(key), encode(inner)]);
    return Buffer.concat([control(types.map, value.size), ...pairs]);
  }
  if ('double' in value) {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value.double);
    return Buffer.concat([control(types.double, 8), bytes]);
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value.uint);
  return Buffer.concat([control(types.uint, 4), bytes]);
}

type Node = [zero: Node | number | null, one: Node | number | null];

function insert(root: Node, network: string, offset: number) {
  const [address = '', length] = network.split('/');
  const bits = address
    .split('.')
    .flatMap((byte) => [...Number(byte).toString(2).padStart(8, '0')].map(Number));
  let node = root;
  bits.slice(0, Number(length)).forEach((bit, index) => {
    const side = bit === 1 ? 1 : 0;
    const at = node[side];
    const next: Node = Array.isArray(at) ? at : [null, null];
    node[side] = index === Number(length) - 1 ? offset : next;
    node = next;
  });
}

function numbered(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  for (const side of node) if (Array.isArray(side)) numbered(side, found);
  return found;
}

/** A file in MaxMind's format, version 2, for IPv4 (https://maxmind.github.io/MaxMind-DB/): npm has readers of it only. */
export function placeDatabase(networks: Located[], kind = 'GeoLite2-City'): Buffer {
  const root: Node = [null, null];
  const data: Buffer[] = [];
  for (const [network, lat, lon] of networks) {
    insert(root, network, Buffer.concat(data).length);
    const location = new Map([
      ['latitude', { double: lat }],
      ['longitude', { double: lon }],
    ]);
    data.push(encode(new Map([['location', location]])));
  }
  const nodes = numbered(root);
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((node, index) => {
    node.forEach((side, half) => {
      // Beyond the nodes: nothing known, then the data, 16 bytes later.
      const leaf = side === null ? nodes.length : nodes.length + 16 + Number(side);
      tree.writeUIntBE(Array.isArray(side) ? nodes.indexOf(side) : leaf, index * 6 + half * 3, 3);
    });
  });
  const about = new Map<string, Value>([
    ['node_count', { uint: nodes.length }],
    ['record_size', { uint: 24 }],
    ['ip_version', { uint: 4 }],
    ['database_type', kind],
    ['languages', ['en']],
    ['binary_format_major_version', { uint: 2 }],
    ['binary_format_minor_version', { uint: 0 }],
    ['build_epoch', { uint: 1_760_000_000 }],
    ['description', new Map([['en', 'made for a test']])],
  ]);
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, encode(about)]);
}
