import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Renames the table of the terms that travellers have accepted. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(renameTerms('kept_terms', 'accepted_terms'))
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(renameTerms('accepted_terms', 'kept_terms'))
}

function renameTerms(from: string, to: string) {
  return sql.raw(`
   ALTER TABLE "${from}" RENAME TO "${to}";
  ALTER TABLE "${to}" RENAME CONSTRAINT "${from}_pkey" TO "${to}_pkey";
  ALTER SEQUENCE "${from}_id_seq" RENAME TO "${to}_id_seq";
  ALTER INDEX "${from}_hash_idx" RENAME TO "${to}_hash_idx";
  ALTER INDEX "${from}_updated_at_idx" RENAME TO "${to}_updated_at_idx";
  ALTER INDEX "${from}_created_at_idx" RENAME TO "${to}_created_at_idx";
  ALTER TABLE "invoices" RENAME CONSTRAINT "invoices_terms_id_${from}_id_fk" TO "invoices_terms_id_${to}_id_fk";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "${from}_id" TO "${to}_id";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_${from}_fk" TO "payload_locked_documents_rels_${to}_fk";
  ALTER INDEX "payload_locked_documents_rels_${from}_id_idx" RENAME TO "payload_locked_documents_rels_${to}_id_idx";`)
}
