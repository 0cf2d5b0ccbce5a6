import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { isAway } from '../../db/away';

const said = (code: string, severity: string) =>
  Object.assign(new DatabaseError('said by a server', 100, 'error'), { code, severity });

describe('the database is away', () => {
  it('when it ends, or can not be connected', () => {
    expect(isAway(said('57P01', 'FATAL'))).toBe(true);
    expect(isAway(said('08006', 'ERROR'))).toBe(true);
    expect(isAway(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(isAway(new Error('failed', { cause: said('57P03', 'FATAL') }))).toBe(true);
  });

  it('when a pooler has no server for whoever asks, which it says as a violation of the protocol', () => {
    expect(isAway(said('08P01', 'FATAL'))).toBe(true);
  });

  it('but not when a statement was wrong', () => {
    expect(isAway(said('08P01', 'ERROR'))).toBe(false);
    expect(isAway(said('42703', 'ERROR'))).toBe(false);
  });
});
