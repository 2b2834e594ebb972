import { setTimeout as wait } from 'node:timers/promises'
import type { TestApp } from './start-app.ts'

/**
 * Simulates a transaction of another process. When `work` waits for a lock or has finished, runs `lateStatements` and
 * commits.
 */
export async function withConcurrentTransaction<T>(
  { office: { pool } }: TestApp,
  statements: readonly string[],
  work: () => Promise<T>,
  lateStatements: readonly string[] = [],
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    let isOver = false
    const working = work().finally(() => {
      isOver = true
    })
    working.catch(() => undefined)
    while (!isOver && !(await isLockAwaited(pool))) await wait(10)
    for (const statement of lateStatements) await client.query(statement)
    await client.query('commit')
    return await working
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function isLockAwaited(pool: TestApp['office']['pool']): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

export async function withFailingWrites<T>(
  { office: { pool } }: TestApp,
  operation: 'insert' | 'update' | 'delete',
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`)
  await pool.query(`create trigger refuse before ${operation} on ${table} execute function refuse()`)
  try {
    return await work()
  } finally {
    await pool.query('drop function refuse cascade')
  }
}
