import { expect, test } from 'vitest'
import { preservePreviewChoice, type ViewType } from './preserve-preview-choice.ts'

/** Returns the request bodies that the server receives from these screens, in order. */
async function received(
  screens: { isNarrow: boolean; sends: unknown; to?: string }[],
  stored = new Map<string, ViewType>(),
): Promise<unknown[]> {
  const bodies: unknown[] = []
  const ask: typeof fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response()
  }
  for (const { isNarrow, sends, to = '/api/payload-preferences/collection-tours' } of screens) {
    const keeping = preservePreviewChoice(ask, '/api', { stored, isNarrow: () => isNarrow })
    await keeping(to, { method: 'POST', body: JSON.stringify(sends) })
  }
  return bodies
}

const closed = { value: { editViewType: 'default', fields: { tab: 2 } } }
const open = { value: { editViewType: 'live-preview', fields: { tab: 2 } } }

test('keeps the preview open on wide screens when it is closed on a narrow one', async () => {
  expect(await received([{ isNarrow: true, sends: closed }], new Map([['collection-tours', 'live-preview']]))).toEqual([
    open,
  ])
})

test('keeps the preview closed on wide screens when it is opened on a narrow one', async () => {
  expect(await received([{ isNarrow: true, sends: open }], new Map([['collection-tours', 'default']]))).toEqual([
    closed,
  ])
})

test('stores the choice made on a wide screen and keeps it when the window becomes narrow', async () => {
  const screens = [
    { isNarrow: false, sends: open },
    { isNarrow: true, sends: closed },
    { isNarrow: false, sends: closed },
  ]
  expect(await received(screens, new Map([['collection-tours', 'default']]))).toEqual([open, open, closed])
})

test('leaves other preferences and requests unchanged', async () => {
  const stored = new Map<string, ViewType>([['collection-tours', 'live-preview']])
  const columns = { value: { columns: [] } }
  expect(await received([{ isNarrow: true, sends: columns }], stored)).toEqual([columns])
  expect(await received([{ isNarrow: true, sends: closed, to: '/api/tours/1' }], stored)).toEqual([closed])
})
