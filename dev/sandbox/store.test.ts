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

it('what was saved is there again', () => {
  const store = openStore(file)
  store.state.refundKeys.once = { refundId: 'rfd-1', request: '{}' }
  store.save()
  expect(openStore(file).state).toEqual(store.state)
})

it('a file of before refunds were known is read', async () => {
  await writeFile(file, JSON.stringify({ invoices: [], deliveries: [] }))
  expect(openStore(file).state).toMatchObject({ refunds: [], refundScenarios: {} })
})

it.each(['{}', 'null', '[]', '{"invoices":5,"deliveries":[]}', '{"invoices":[{"id":1}],"deliveries":[]}'])(
  'a file that holds %s is named as damaged',
  async (text) => {
    await writeFile(file, text)
    expect(() => openStore(file)).toThrow(
      `${file} is damaged. Restore it, or delete it to forget all sandbox payments.`,
    )
  },
)
