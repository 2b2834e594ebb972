import { expect, test } from 'vitest'
import { createPreviewChoiceFetch, type ViewType } from './preserve-preview-choice.ts'

/**
 * Sends preferences from screens of different widths. Returns the request bodies that the server receives, in order.
 */
async function sendFromScreens(
  screens: { isNarrow: boolean; sends: unknown; to?: string }[],
  storedViews = new Map<string, ViewType>(),
): Promise<unknown[]> {
  const bodies: unknown[] = []
  const send: typeof fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response()
  }
  for (const { isNarrow, sends, to = '/api/payload-preferences/collection-tours' } of screens) {
    const preservingFetch = createPreviewChoiceFetch(send, '/api', { storedViews, isNarrow: () => isNarrow })
    await preservingFetch(to, { method: 'POST', body: JSON.stringify(sends) })
  }
  return bodies
}

const closed = { value: { editViewType: 'default', fields: { tab: 2 } } }
const open = { value: { editViewType: 'live-preview', fields: { tab: 2 } } }

test('closing the preview on a narrow screen does not close the preview on wide screens', async () => {
  expect(
    await sendFromScreens([{ isNarrow: true, sends: closed }], new Map([['collection-tours', 'live-preview']])),
  ).toEqual([open])
})

test('opening the preview on a narrow screen does not open the preview on wide screens', async () => {
  expect(await sendFromScreens([{ isNarrow: true, sends: open }], new Map([['collection-tours', 'default']]))).toEqual([
    closed,
  ])
})

test('the stored preview choice changes only if the preview is opened or closed on a wide screen', async () => {
  const screens = [
    { isNarrow: false, sends: open },
    { isNarrow: true, sends: closed },
    { isNarrow: false, sends: closed },
  ]
  expect(await sendFromScreens(screens, new Map([['collection-tours', 'default']]))).toEqual([open, open, closed])
})

test('createPreviewChoiceFetch does not change other preferences or other requests', async () => {
  const storedViews = new Map<string, ViewType>([['collection-tours', 'live-preview']])
  const columns = { value: { columns: [] } }
  expect(await sendFromScreens([{ isNarrow: true, sends: columns }], storedViews)).toEqual([columns])
  expect(await sendFromScreens([{ isNarrow: true, sends: closed, to: '/api/tours/1' }], storedViews)).toEqual([closed])
})
