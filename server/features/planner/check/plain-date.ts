/** `dd-MM-yyyy`, as dates are written here, of `yyyy-MM-dd`. */
export const plainDate = (date: string): string => date.split('-').reverse().join('-');
