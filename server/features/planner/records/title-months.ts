const sayings: ReadonlyArray<{ said: RegExp; months: readonly number[] }> = [
  { said: /(?:^| )(?:in|of) autumn(?: |$)|(?:^| )mua com(?: |$)/, months: [8, 9, 10, 11] },
  { said: /(?:^| )runs through rice(?: |$)|(?:^| )(?:tam coc )?mua lua chin(?: |$)/, months: [5, 6] },
  { said: /(?:^| )(?:lotus tea|uop tra sen)(?: |$)/, months: [5, 6, 7] },
  { said: /(?:^| )in spring(?: |$)/, months: [2, 3, 4] },
];

/** The months in which something is there, as its titles say; `null` where they name none. @param names folded titles */
export const monthsSaid = (names: readonly string[]): readonly number[] | null =>
  sayings.find(({ said }) => names.some((name) => said.test(name)))?.months ?? null;
