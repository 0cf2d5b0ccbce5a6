import type { Permission } from '../../../permissions';

type Subject = Permission extends infer P ? (P extends `${infer S}.${string}` ? S : never) : never;
type Action = Permission extends infer P ? (P extends `${string}.${infer A}` ? A : never) : never;

/** What rights are called: what one may do, and with what. */
export interface RightWords {
  actions: Record<Action, string>;
  subjects: Record<Subject, string>;
}
