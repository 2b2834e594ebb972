import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { ImportPlan, PlannedRow } from '../spreadsheets/answers.ts'
import type { TestCms } from './start-cms.ts'

/** A spreadsheet as a person has it open: its cells by heading. */
export type Sheet = Record<string, string>[]

/** Exports and imports of one table as somebody's browser asks for them. */
export function sheetsOf(cms: TestCms, table: string, token: string) {
  const at = (action: string) => `/api/spreadsheets/${table}/${action}`
  const send = (action: string, file: string | Uint8Array<ArrayBuffer>) => cms.call('POST', at(action), { token, file })
  return {
    download: (query = '') => cms.call('GET', `${at('export')}${query}`, { token }),
    async export(query = ''): Promise<Sheet> {
      const answer = await cms.call('GET', `${at('export')}${query}`, { token })
      return parse(await answer.text(), { columns: true, bom: true })
    },
    send,
    async check(sheet: Sheet): Promise<ImportPlan> {
      const answer = await send('check', csvOf(sheet))
      // Our own endpoint's words.
      return (await answer.json()) as ImportPlan
    },
    /** What is told of a file that can't be imported. */
    async refusal(file: string | Uint8Array<ArrayBuffer>): Promise<string> {
      return messageIn(await (await send('check', file)).json())
    },
    async import(sheet: Sheet, digest: string): Promise<{ status: number; answer: unknown }> {
      const answer = await send(`import?digest=${digest}`, csvOf(sheet))
      return { status: answer.status, answer: await answer.json() }
    },
  }
}

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })) })

export function messageIn(answer: unknown): string {
  return z.parse(refusalSchema, answer).errors[0]?.message ?? ''
}

/** The sheet as a spreadsheet program saves it: the columns of the first row, with the cells of all. */
export function csvOf(sheet: Sheet, separator = ','): string {
  const header = Object.keys(sheet[0] ?? {})
  const rows = [header, ...sheet.map((row) => header.map((name) => row[name] ?? ''))]
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')
}

/** What is planned of a row, in short: what changes, or why it is refused. */
export function said({ kind, changes, faults }: PlannedRow): unknown[] {
  const told = kind === 'refused' ? faults : changes
  return [
    kind,
    ...told.map((one) => ('message' in one ? [one.column, one.message] : [one.column, one.before, one.after])),
  ]
}
