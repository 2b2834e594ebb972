import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useCheckPublishedAfterSave } from './use-check-published-after-save.ts'

const stored: (boolean | null)[] = [false, null, true]
const results: boolean[] = []

function Form({ savedAt }: { savedAt: string }) {
  useCheckPublishedAfterSave({
    savedAt,
    readIsPublished: async () => stored.shift() ?? null,
    onResult: (isPublished) => results.push(isPublished),
  })
  return null
}

test('useCheckPublishedAfterSave checks after each save whether the entry is published, but not when the form opens', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.createElement('div'))
  const save = (savedAt: string) => act(async () => root.render(<Form savedAt={savedAt} />))
  await save('10:00')
  expect(stored).toHaveLength(3)
  await save('10:01')
  expect(results).toEqual([false])
  await save('10:02')
  expect(results).toEqual([false])
  await save('10:03')
  expect(results).toEqual([false, true])
  act(() => root.unmount())
})
