import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { ImportPlan, PlannedRow } from '../features/spreadsheets/import-plan.ts'
import type { TestCms } from './start-cms.ts'

/** Each row has its cells by heading. */
export type Sheet = Record<string, string>[]

/** Sends the export and import requests of one table, as a browser does. */
export function createSheetClient(cms: TestCms, table: string, token: string) {
  const urlOf = (action: string) => `/api/spreadsheets/${table}/${action}`
  const send = (action: string, file: string | Uint8Array<ArrayBuffer>) =>
    cms.call('POST', urlOf(action), { token, file })
  const check = async (sheet: Sheet): Promise<ImportPlan> => {
    const response = await send('check', toCsv(sheet))
    // The response comes from our own endpoint.
    return (await response.json()) as ImportPlan
  }
  const importSheet = async (sheet: Sheet, digest: string): Promise<{ status: number; answer: unknown }> => {
    const response = await send(`import?digest=${digest}`, toCsv(sheet))
    return { status: response.status, answer: await response.json() }
  }
  return {
    download: (query = '') => cms.call('GET', `${urlOf('export')}${query}`, { token }),
    async export(query = ''): Promise<Sheet> {
      const response = await cms.call('GET', `${urlOf('export')}${query}`, { token })
      return parse(await response.text(), { columns: true, bom: true })
    },
    send,
    check,
    async readRefusal(file: string | Uint8Array<ArrayBuffer>): Promise<string> {
      return readErrorMessage(await (await send('check', file)).json())
    },
    import: importSheet,
    /** Imports a sheet as the import page does, with the plan of its dry run. */
    async checkAndImport(sheet: Sheet) {
      const { digest, counts } = await check(sheet)
      return { counts, ...(await importSheet(sheet, digest)) }
    },
  }
}

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** Returns the message of a response that refuses a request. */
export function readErrorMessage(responseBody: unknown): string {
  return z.parse(refusalSchema, responseBody).errors[0]?.message ?? ''
}

/** Returns CSV as saved by a spreadsheet program, with the columns of the first row. */
export function toCsv(sheet: Sheet, separator = ','): string {
  const header = Object.keys(sheet[0] ?? {})
  const rows = [header, ...sheet.map((row) => header.map((name) => row[name] ?? ''))]
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')
}

/** Returns the changes of a row, or the reasons why it is refused. */
export function summariseRow({ kind, changes, faults }: PlannedRow): unknown[] {
  if (kind === 'refused') return [kind, ...faults.map(({ column, message }) => [column, message])]
  return [kind, ...changes.map(({ column, before, after }) => [column, before, after])]
}
