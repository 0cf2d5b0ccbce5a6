/** What the version before may still read or write, and a migration takes away from it. */
export interface Contraction {
  statement: string;
  what: string;
}

/** From this migration on versions run side by side while one replaces the other. */
export const firstExpanding = 38;

/** A literal, a body between dollars or a comment, each as a whole, so that what stands in it is not taken for SQL. */
const whole = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*/g;

/** Said in a comment before the statement: up to which version something was read, and what. */
const mark = /^--\s*contract after (\d+\.\d+\.\d+): \S.*$/m;

const rules: readonly { what: string; is: (part: string) => boolean }[] = [
  { what: 'drops a table', is: (part) => /\bdrop (table|view|materialized view)\b/.test(part) },
  {
    what: 'drops a column',
    is: (part) =>
      /\balter table\b.*\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)/.test(part),
  },
  { what: 'renames', is: (part) => /\balter (table|view)\b.*\brename (?!constraint\b)/.test(part) },
  { what: 'changes the type of a column', is: (part) => /\balter column \S+ (set data )?type\b/.test(part) },
  { what: 'asks for a value', is: (part) => /\balter column \S+ set not null\b/.test(part) },
  {
    what: 'asks for a value that has no default',
    is: (part) => /\badd column\b.*\bnot null\b/.test(part) && !/\b(default|generated)\b/.test(part),
  },
];

/** The actions of one `alter table`, each with the table's name before it. */
const partsOf = (code: string): string[] => {
  const [first = '', ...others] = code.split(/,\s*(?=(?:add|alter|drop|rename) )/);
  const [head = ''] = /^alter table (if exists )?(only )?\S+ /.exec(first) ?? [];
  return [first, ...others.map((part) => head + part)];
};

/** Statements with the comments before them. A `;` within what is whole doesn't end one. */
const statementsOf = (sql: string): string[] => {
  const ends: number[] = [];
  const hidden = sql.replace(whole, (text) => ' '.repeat(text.length));
  for (let at = hidden.indexOf(';'); at !== -1; at = hidden.indexOf(';', at + 1)) ends.push(at + 1);
  return [0, ...ends].map((from, index) => sql.slice(from, ends[index] ?? sql.length));
};

/** The statement as code alone. What a `do` block does is done by the migration itself; other bodies run later or never. */
const codeOf = (statement: string): string => {
  const isBlock = /^\s*(--[^\n]*\n\s*)*do\b/i.test(statement);
  return statement
    .replace(whole, (text) => (isBlock && text.startsWith('$') ? text.replaceAll('$', ' ') : ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
};

/**
 * Statements that the version before could not live with and that don't say why it can: by a line
 * `-- contract after 1.2.3: what is no longer read` before them, naming the last version that read it.
 */
export const unmarkedContractions = (sql: string): Contraction[] =>
  statementsOf(sql).flatMap((statement) => {
    if (mark.test(statement)) return [];
    const parts = partsOf(codeOf(statement));
    return parts.flatMap((part) => {
      const broken = rules.find(({ is }) => is(part));
      return broken ? [{ statement: part, what: broken.what }] : [];
    });
  });
