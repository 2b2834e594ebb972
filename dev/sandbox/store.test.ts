import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from './store.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-sandbox-'))
  file = path.join(folder, 'payments.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('openStore reads the state that was saved', () => {
  const store = openStore(file)
  store.state.refundKeys.once = { refundId: 'rfd-1', request: '{}' }
  store.save()
  expect(openStore(file).state).toEqual(store.state)
})

it('openStore reads a file without refunds, which an earlier version has saved', async () => {
  await writeFile(file, JSON.stringify({ invoices: [], deliveries: [] }))
  expect(openStore(file).state).toMatchObject({ refunds: [], refundScenarios: {} })
})

it.each(['{}', 'null', '[]', '{"invoices":5,"deliveries":[]}', '{"invoices":[{"id":1}],"deliveries":[]}'])(
  'openStore reports a file that contains %s as damaged',
  async (text) => {
    await writeFile(file, text)
    expect(() => openStore(file)).toThrow(
      `${file} is damaged. Restore it, or delete it to forget all sandbox payments.`,
    )
  },
)
