import { sql } from 'drizzle-orm'
import type { TestCms } from './start-cms.ts'

/** Dates rows back ten minutes, further than an export looks back for late commits. */
export async function backdateRows({ payload }: Pick<TestCms, 'payload'>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const assignments = ['created_at', 'updated_at'].map((column) => `${column} = ${column} - interval '10 minutes'`)
    await payload.db.drizzle.execute(sql.raw(`update ${table} set ${assignments.join(', ')}`))
  }
}
