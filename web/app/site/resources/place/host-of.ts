/** The host of an address as it is named in a text: `azerai.com`. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
