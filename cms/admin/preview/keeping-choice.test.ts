import { expect, test } from 'vitest'
import { keepingChoice, type ViewType } from './keeping-choice.ts'

/** What reaches the server of what a screen sends, one after the other. */
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
    const keeping = keepingChoice(ask, '/api', { stored, isNarrow: () => isNarrow })
    await keeping(to, { method: 'POST', body: JSON.stringify(sends) })
  }
  return bodies
}

const closed = { value: { editViewType: 'default', fields: { tab: 2 } } }
const open = { value: { editViewType: 'live-preview', fields: { tab: 2 } } }

test('closing the preview on a narrow screen leaves it open on wide ones', async () => {
  expect(await received([{ isNarrow: true, sends: closed }], new Map([['collection-tours', 'live-preview']]))).toEqual([
    open,
  ])
})

test('opening the preview on a narrow screen leaves it closed on wide ones', async () => {
  expect(await received([{ isNarrow: true, sends: open }], new Map([['collection-tours', 'default']]))).toEqual([
    closed,
  ])
})

test('what is chosen on a wide screen is stored and stays when the window becomes narrow', async () => {
  const screens = [
    { isNarrow: false, sends: open },
    { isNarrow: true, sends: closed },
    { isNarrow: false, sends: closed },
  ]
  expect(await received(screens, new Map([['collection-tours', 'default']]))).toEqual([open, open, closed])
})

test('other preferences and requests are sent as they are', async () => {
  const stored = new Map<string, ViewType>([['collection-tours', 'live-preview']])
  const columns = { value: { columns: [] } }
  expect(await received([{ isNarrow: true, sends: columns }], stored)).toEqual([columns])
  expect(await received([{ isNarrow: true, sends: closed, to: '/api/tours/1' }], stored)).toEqual([closed])
})
