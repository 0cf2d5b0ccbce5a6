import type { Column } from './descriptor';

/** Columns that many entities have in common. */
export const updatedAt: Column = { name: 'updated_at', as: 'date_time' };
export const rating: Column = { name: 'rating_score', as: 'rating' };
export const region: Column = { name: 'region', as: 'reference' };
export const city: Column = { name: 'city', as: 'reference' };
export const category: Column = { name: 'category', as: 'reference' };
export const duration: Column = { name: 'duration_minutes', as: 'minutes' };
export const priceFrom: Column = { name: 'price_from', as: 'money' };
