import { readdir, readFile, writeFile } from 'node:fs/promises'

/**
 * Makes Payload's generated files fit the strict compiler settings. Migrations import only the database adapter, so
 * that they run without Payload. Runs after `payload generate:db-schema` and `payload migrate:create`.
 */
const root = new URL('../', import.meta.url)
const migrations = new URL('migrations/', root)

await tidy(new URL('generated/payload-generated-schema.ts', root), (text) => {
  const usesSql = /\bsql`/.test(text)
  return usesSql ? text : text.replace('import { sql, relations }', 'import { relations }')
})
await tidy(new URL('index.ts', migrations), (text) => text.replace(/(from '\.\/\w+)'/g, "$1.ts'"))
for (const name of await readdir(migrations)) {
  if (/^\d.*\.ts$/.test(name)) await tidy(new URL(name, migrations), tidyMigration)
}

function tidyMigration(text: string): string {
  return text
    .replace(
      "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
      "import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'\nimport { sql } from 'drizzle-orm'",
    )
    .replace('{ db, payload, req }: MigrateUpArgs', "{ db }: Pick<MigrateUpArgs, 'db'>")
    .replace('{ db, payload, req }: MigrateDownArgs', "{ db }: Pick<MigrateDownArgs, 'db'>")
}

async function tidy(file: URL, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changedText = change(text)
  if (changedText !== text) await writeFile(file, changedText)
}
