import { expect, test } from 'vitest';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { toStorageError } from './guarded-postgres-dialect.ts';

function error(message: string, code?: string): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

test.each([
  ['no server', error('connect ECONNREFUSED', 'ECONNREFUSED'), 'connect ECONNREFUSED'],
  ['no server at several addresses', error('', 'ECONNREFUSED'), 'ECONNREFUSED'],
  ['a wrong password', error('password authentication failed', '28P01'), 'password authentication'],
  ['an unknown database', error('database "x" does not exist', '3D000'), 'database "x"'],
  ['a full disk', error('could not extend file', '53100'), 'could not extend file'],
  ['a stopping server', error('terminating connection', '57P01'), 'terminating connection'],
  ['a lost connection', error('Connection terminated unexpectedly'), 'Connection terminated'],
  ['no free connection', error('timeout exceeded when trying to connect'), 'timeout exceeded'],
])('%s says that storage is unavailable', (_, cause, reason) => {
  const found = toStorageError(cause, 'db.example:5432') as StorageUnavailable;
  expect(found).toBeInstanceOf(StorageUnavailable);
  expect(found.message).toContain(`PostgreSQL at db.example:5432 cannot be used: ${reason}`);
  expect(found.cause).toBe(cause);
});

test('a server that can only be read says so', () => {
  const found = toStorageError(error('cannot execute INSERT', '25006'), 'db.example:5432');
  expect(found).toEqual(
    new StorageUnavailable('PostgreSQL at db.example:5432 can only be read now.'),
  );
});

test.each([error('duplicate key', '23505'), error('ours'), 'text'])(
  '%s stays as it is',
  (fault) => {
    expect(toStorageError(fault, 'db.example:5432')).toBe(fault);
  },
);
