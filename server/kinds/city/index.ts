// What other kinds and features read of this one; the rest of the folder is its own.
export { cityRow, climateRow } from './shapes';
