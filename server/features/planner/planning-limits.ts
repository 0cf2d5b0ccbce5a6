import type { Counter, Limit } from '../../platform/limits/attempts';
import { fromNetwork } from '../../platform/limits/from-network';

/** A plan costs some tenths of a second of a processor; a person makes a handful of them. */
const plansOfAddress: Limit = { name: 'planner-plan', maximum: 60, windowSeconds: 600 };
const chatOfAddress: Limit = { name: 'planner-chat', maximum: 40, windowSeconds: 600 };
const chatOfAddressDay: Limit = { name: 'planner-chat-day', maximum: 400, windowSeconds: 24 * 3600 };
const chatOfCustomer: Limit = { name: 'planner-chat-customer', maximum: 200, windowSeconds: 24 * 3600 };

export const planCounters = (address: string): Counter[] => [fromNetwork(plansOfAddress, address)];

/** Per address, for bursts and for a day, and per customer wherever they are. */
export const chatCounters = (address: string, customerId: number | null): Counter[] => [
  fromNetwork(chatOfAddress, address),
  fromNetwork(chatOfAddressDay, address),
  ...(customerId === null ? [] : [{ limit: chatOfCustomer, subject: String(customerId) }]),
];
