import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last migration from before this rule. */
const lastExempt = '20261128_015613_pickup.ts'

/** Statements after which the processes of the earlier release can fail. */
const breakingStatements = [
  /\bDROP\s+(?:TABLE|COLUMN|VIEW)\b[^;`]*/gi,
  /\bRENAME\s+(?:COLUMN\b|TO\b|CONSTRAINT\b)?[^;`]*/gi,
  /\bALTER\s+COLUMN\s+"?\w+"?\s+SET\s+NOT\s+NULL\b/gi,
  /\bADD\s+COLUMN\s+(?![^;`]*\bDEFAULT\b)[^;`]*\bNOT\s+NULL\b/gi,
]

/** A line of a migration that removes what no running release uses any longer, with the release that stopped using it. */
const contractNote = /^\/\/ Contract: \S.*/m

/**
 * Returns the statements of a migration that break the earlier release, which runs until the new one has replaced it.
 * None if the migration says that it is the contracting half of a change.
 */
export function findBreakingStatements(migration: string): string[] {
  if (contractNote.test(migration)) return []
  const up = migration.split(/export async function down\b/)[0] ?? ''
  return breakingStatements.flatMap((statement) => [...up.matchAll(statement)].map(([text]) => text.trim()))
}

/** Returns the breaking statements of all migrations, each with its file. */
export function checkMigrations(root: string): string[] {
  const folder = join(root, 'cms', 'migrations')
  return readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file) && file > lastExempt)
    .flatMap((file) =>
      findBreakingStatements(readFileSync(join(folder, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
}
