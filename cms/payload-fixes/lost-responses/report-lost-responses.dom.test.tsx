import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { ReportLostResponses } from './ReportLostResponses.tsx'

const dismiss = vi.hoisted(() => vi.fn())

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/payload-form.tsx')).payloadForm,
  toast: {
    getToasts: () => [
      { id: 1, type: 'success', title: 'Draft saved successfully.' },
      { id: 2, type: 'error', title: 'The price is missing.' },
      { id: 3, type: 'loading', title: 'Submitting…' },
    ],
    dismiss,
  },
}))

afterEach(unmountForm)

test('if the saved entry was deleted, ReportLostResponses removes only the success notifications', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }))
  await renderInForm(<ReportLostResponses>{null}</ReportLostResponses>)
  const response = await window.fetch('/api/tours/12', { method: 'PATCH' })
  expect((await response.json()).errors[0].message).toBe(
    'This entry was deleted. Your input is still in the form: copy what you need, or create a new entry with it.',
  )
  expect(dismiss.mock.calls).toEqual([[1]])
})
