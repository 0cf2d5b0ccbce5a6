import { invalidField } from '../errors';
import { status } from '../fields';
import type { Input } from './entity';

/** Field of the kinds whose `status` clients know as `is_active`. */
export const isActive = status.meta({ description: '0 = hidden, 1 = live: the status under another name' });

/**
 * What was written, with `is_active` as the `status` that it is: rules about being seen know one name only.
 * @throws ApiError invalid when both are given and differ
 */
export const withStatus = (input: Input): Input => {
  const { is_active, ...others } = input;
  if (is_active === undefined) return input;
  if (others.status !== undefined && others.status !== is_active)
    throw invalidField('is_active', 'differs_from_status');
  return { ...others, status: is_active };
};
