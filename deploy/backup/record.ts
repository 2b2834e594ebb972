import { explainConnectionFailure, OperatorError } from '@nusa/shared/environment'
import { backupRunKey } from '@nusa/shared/operations'
import pg from 'pg'

const storeSuccessSql = `
  insert into payload_kv (key, data) values ($1, jsonb_build_object('succeeded', $2::text, 'failed', null))
  on conflict (key) do update set data = excluded.data`

/** Does not change `succeeded`, the time of the newest complete backup. */
const storeFailureSql = `
  insert into payload_kv (key, data) values ($1, jsonb_build_object('succeeded', null, 'failed', $2::text))
  on conflict (key) do update set data = payload_kv.data || jsonb_build_object('failed', $2::text)`

/**
 * Stores the result for the CMS, which shows staff that the last backup failed or is too old.
 * @param env the environment that has the URL of the database
 * @throws an OperatorError if there is no connection to the database
 */
export async function recordBackupResult(
  databaseUrl: string,
  isComplete: boolean,
  now: Date,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  await withDatabase(databaseUrl, env, (client) =>
    client.query(isComplete ? storeSuccessSql : storeFailureSql, [backupRunKey, now.toISOString()]),
  )
}

/** Deletes the result in a restored database, because the result is about backups of another time or machine. */
export async function deleteBackupResult(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  await withDatabase(databaseUrl, env, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>("select to_regclass('payload_kv') is not null as exists")
    if (rows[0]?.exists) await client.query('delete from payload_kv where key = $1', [backupRunKey])
  })
}

/**
 * Runs the work with a connection to the database.
 * @param env the environment that has the URL; the message of an error names where to correct the URL
 * @throws an OperatorError if there is no connection to the database
 */
export async function withDatabase(
  connectionString: string,
  env: NodeJS.ProcessEnv,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new OperatorError(explainConnectionFailure(error, env))
  }
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
