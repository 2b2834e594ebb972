import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** This migration and all earlier ones are older than this check and therefore exempt. */
const lastExemptMigration = '20261128_015613_pickup.ts'

/** After these statements, the processes of the earlier release can fail. */
const breakingPatterns = [
  // Each pattern matches at most to the end of the statement.
  /\bDROP\s+(?:TABLE|COLUMN|VIEW)\b[^;`]*/gi,
  /\bRENAME\s+(?:COLUMN\b|TO\b|CONSTRAINT\b)?[^;`]*/gi,
  /\bALTER\s+COLUMN\s+"?\w+"?\s+SET\s+NOT\s+NULL\b/gi,
  // A column that must not be empty and has no default.
  /\bADD\s+COLUMN\s+(?![^;`]*\bDEFAULT\b)[^;`]*\bNOT\s+NULL\b/gi,
]

/**
 * With this comment, a migration may remove tables or columns that no running release uses. The comment names the
 * release that stopped using them.
 */
const contractCommentPattern = /^\/\/ Contract: \S.*/m

/** Returns statements that would break the earlier release, which runs until the new release has replaced it. */
export function findBreakingStatements(migration: string): string[] {
  if (contractCommentPattern.test(migration)) return []
  const upFunction = migration.split(/export async function down\b/)[0] ?? ''
  return breakingPatterns.flatMap((pattern) => [...upFunction.matchAll(pattern)].map(([statement]) => statement.trim()))
}

export function checkMigrations(root: string): string[] {
  const folder = join(root, 'cms', 'migrations')
  return readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file) && file > lastExemptMigration)
    .flatMap((file) =>
      findBreakingStatements(readFileSync(join(folder, file), 'utf8')).map((statement) => `${file}: ${statement}`),
    )
}
