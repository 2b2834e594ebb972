import { expect, test } from 'vitest'
import { ROOT } from '../product/commands.ts'
import { checkMigrations, findBreakingStatements } from './breaking-migrations.ts'

const migration = (statements: string, note = '') => `${note}
export async function up({ db }) {
  await db.execute(sql\`${statements}\`)
}
export async function down({ db }) {
  await db.execute(sql\`ALTER TABLE "tours" DROP COLUMN "label";\`)
}`

test('no migration breaks the processes of the earlier release', () => {
  expect(checkMigrations(ROOT)).toEqual([])
})

test.each([
  'DROP TABLE "holds" CASCADE;',
  'ALTER TABLE "tours" DROP COLUMN "label";',
  'ALTER TABLE "tours" RENAME COLUMN "label" TO "title";',
  'ALTER TABLE "tours" RENAME TO "trips";',
  'ALTER TABLE "tours" ALTER COLUMN "label" SET NOT NULL;',
  'ALTER TABLE "tours" ADD COLUMN "label" varchar NOT NULL;',
])('findBreakingStatements reports %s', (statement) => {
  expect(findBreakingStatements(migration(statement))).toHaveLength(1)
})

test.each([
  'CREATE TABLE "holds" ("id" serial PRIMARY KEY NOT NULL);',
  'ALTER TABLE "tours" ADD COLUMN "label" varchar;',
  'ALTER TABLE "tours" ADD COLUMN "label" varchar DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "tours" ALTER COLUMN "label" DROP NOT NULL;',
  'ALTER TYPE "kind" ADD VALUE \'boat\';',
])('findBreakingStatements accepts %s', (statement) => {
  expect(findBreakingStatements(migration(statement))).toEqual([])
})

test('findBreakingStatements accepts a dropped column in a migration with a comment "Contract:"', () => {
  const note = '// Contract: no release since 2026-12-01 reads tours.label.'
  expect(findBreakingStatements(migration('ALTER TABLE "tours" DROP COLUMN "label";', note))).toEqual([])
})
