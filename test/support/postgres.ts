/**
 * vitest's global set-up for suites that run on PostgreSQL too: `inject('postgresUrl')` is the server
 * that TEST_DATABASE_URL names, else one of our own for this run, else empty. With CI set it must be had.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { plainMessage } from '../../scripts/plain-failure.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a database for administration; empty when there is no server. */
    postgresUrl: string;
  }
}

export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const { url, stop } = await startOrExplain();
  project.provide('postgresUrl', url);
  // The next suite of this run finds it there; suites are torn down in the reverse order.
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await stop();
  };
}

async function startOrExplain(): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    return await startPostgres();
  } catch (error) {
    const reason = plainMessage(error);
    if (process.env.CI || reason === null) throw error;
    console.log(`The tests on PostgreSQL are skipped: ${reason}`);
    return { url: '', stop: async () => {} };
  }
}

/** A database that one test file has for itself, so that files run side by side. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** @param template name of the database that it is a copy of; by default it has no table */
export async function createOwnDatabase(
  serverUrl: string,
  template = 'template0',
): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => runOn(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
