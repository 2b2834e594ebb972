import { afterEach, expect, test, vi } from 'vitest'
import { click, findButton, renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { PageError } from './PageError.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)

const report = vi.fn()
vi.stubGlobal('reportError', report)

afterEach(async () => {
  await unmountForm()
  vi.clearAllMocks()
})

test('PageError shows the number of an error that the server has logged, and reloads the page on request', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await renderInForm(<PageError error={Object.assign(new Error('hidden'), { digest: '1199575516' })} />)
  expect(document.body.textContent).toContain('give your administrator the error number 1199575516.')
  await click(findButton('Reload the page'))
  expect(reload).toHaveBeenCalledOnce()
  expect(report).not.toHaveBeenCalled()
})

test('PageError reports an error of the browser, which has no number', async () => {
  const error = new Error('undefined is not a function')
  await renderInForm(<PageError error={error} />)
  expect(document.querySelector('h1')?.textContent).toBe('This page has stopped working')
  expect(document.title).toBe('This page has stopped working · Nusa')
  expect(document.body.textContent).not.toContain('error number')
  expect(report.mock.calls).toEqual([[error]])
})
