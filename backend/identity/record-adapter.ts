/**
 * Where the provider's library keeps its records: in our database. The id of a code or token is the
 * secret itself, so that it is stored hashed, and left out of what is stored beside it (SEC-05).
 */
import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import {
  consumeIdentityRecord,
  deleteIdentityRecord,
  deleteIdentityRecordsOfGrant,
  findIdentityRecord,
  saveIdentityRecord,
  type FoundIdentityRecord,
} from '../storage/queries/identity-records.ts';
import type { Storage } from '../storage/storage.ts';
import { DAY_S } from '../../domain/durations.ts';

/** Of records that the library gives no time to; none that we let it make. */
const LONGEST_LIFE_S = 365 * DAY_S;

/** @param model the library's name for a kind of record, e.g. `RefreshToken` */
export function createRecordAdapter(
  { db }: Pick<Storage, 'db'>,
  model: string,
  now: () => number,
): Adapter {
  return {
    async upsert(id, { jti: _secret, ...payload }, expiresInS = LONGEST_LIFE_S) {
      await saveIdentityRecord(db, {
        model,
        idHash: hashOfRecordId(id),
        payload,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        // A login that is not finished yet is somebody's too: it ends with all others of the account.
        accountId: payload.accountId ?? payload.result?.login?.accountId ?? null,
        expiresAt: now() + expiresInS * 1000,
      });
    },
    async find(id) {
      const found = await findIdentityRecord(db, model, { idHash: hashOfRecordId(id) }, now());
      return found ? { ...payloadOf(found), jti: id } : undefined;
    },
    async findByUid(uid) {
      const found = await findIdentityRecord(db, model, { uid }, now());
      return found ? payloadOf(found) : undefined;
    },
    async findByUserCode() {
      // Devices without a keyboard do not log in here.
    },
    async consume(id) {
      if (await consumeIdentityRecord(db, model, hashOfRecordId(id), now())) return;
      // Of two that bring the same code at once, the library has let both so far.
      throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await deleteIdentityRecord(db, model, hashOfRecordId(id));
    },
    async revokeByGrantId(grantId) {
      await deleteIdentityRecordsOfGrant(db, model, grantId);
    },
  };
}

function payloadOf({ payload, consumedAt }: FoundIdentityRecord): AdapterPayload {
  return consumedAt === null ? payload : { ...payload, consumed: Math.floor(consumedAt / 1000) };
}

/** By which a record is found: the id of a token is the token. */
export function hashOfRecordId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
