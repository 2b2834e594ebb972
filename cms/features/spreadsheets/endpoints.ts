import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { inTransaction, requireTransaction } from '../../core/database/request-transaction.ts'
import { csvResponse, errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { parseListQuery } from '../../core/lists/list-query.ts'
import { separatorSchema } from '../../core/write-csv.ts'
import { exportTable } from './export.ts'
import { maxBytes, type PlanResult, planImport } from './plan-import.ts'
import { getSheetTexts } from './sheet-texts.ts'
import type { Table } from './table.ts'
import { findTable } from './tables.ts'
import { writePlan } from './write-plan.ts'

/**
 * Endpoints for CMS users who have the permission of the table. For the table `tours`:
 * - `GET /api/spreadsheets/tours/export` returns CSV, and accepts `where`, `search` and `sort` of the list.
 * - `POST /api/spreadsheets/tours/check` with a CSV file returns the import plan and writes nothing.
 * - `POST /api/spreadsheets/tours/import?digest=…` with the same file writes drafts. If the plan has changed since the
 *   check, the endpoint writes nothing and returns the new plan with status 409.
 */
export const spreadsheetEndpoints: Endpoint[] = [
  createEndpoint('get', 'export', async (req, table) => {
    const separator = z.parse(separatorSchema, req.query?.separator)
    const csv = await exportTable(
      req,
      table,
      parseListQuery(req.query, req.payload.collections[table.collection].config),
      getSheetTexts(req),
      separator,
    )
    return csvResponse(csv, table.name)
  }),
  createEndpoint('post', 'check', async (req, table) => {
    const planResult = await planUpload(req, table)
    return 'fault' in planResult ? errorResponse(planResult.fault, 400) : jsonResponse(planResult.plan)
  }),
  createEndpoint('post', 'import', async (req, table) =>
    inTransaction(
      req,
      async () => {
        await lockImports(req, table)
        return importUpload(req, table)
      },
      ({ ok }) => ok,
    ),
  ),
]

async function importUpload(req: PayloadRequest, table: Table): Promise<Response> {
  const planResult = await planUpload(req, table)
  if ('fault' in planResult) return errorResponse(planResult.fault, 400)
  if (planResult.plan.digest !== req.searchParams.get('digest')) return jsonResponse({ plan: planResult.plan }, 409)
  const writeResult = await writePlan(req, table, planResult.writes)
  if ('written' in writeResult) return jsonResponse(writeResult)
  const textSet = getSheetTexts(req)
  const texts = textSet[textSet.language]
  return errorResponse(texts.notWritten(writeResult.fault.title, writeResult.fault.message), 409)
}

/** Locks imports of the collection, because two concurrent imports of a file could create the same entries twice. */
async function lockImports(req: PayloadRequest, { collection }: Table): Promise<void> {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`import ${collection}`}))`)
}

function createEndpoint(
  method: 'get' | 'post',
  action: string,
  handle: (req: PayloadRequest, table: Table) => Promise<Response>,
): Endpoint {
  return {
    method,
    path: `/spreadsheets/:table/${action}`,
    async handler(req) {
      const textSet = getSheetTexts(req)
      const texts = textSet[textSet.language]
      const table = findTable(req.routeParams?.table)
      if (!hasPermission(req, table?.permission ?? 'content:edit')) return errorResponse(texts.forbidden, 403)
      return table ? handle(req, table) : errorResponse(texts.noTable, 404)
    },
  }
}

/** A file whose content length exceeds the limit is not read. */
async function planUpload(req: PayloadRequest, table: Table): Promise<PlanResult> {
  const textSet = getSheetTexts(req)
  const texts = textSet[textSet.language]
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes) return { fault: texts.tooLarge(maxBytes / 1_000_000) }
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  return planImport(req, table, bytes, textSet)
}
