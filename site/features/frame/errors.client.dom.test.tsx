import { browserErrorsPath } from '@nusa/shared/browser-errors'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import './errors.client.ts'

const errorIn = (file: string) =>
  Object.assign(new Error(`Failed in ${file}`), { stack: `    at ${location.origin}/_astro/${file}:1:2` })

it('a page reports unhandled errors and islands that could not start, without the tokens of the page URL', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ recorded: true }))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = '<astro-island></astro-island>'
  history.replaceState(null, '', '/reset-password?token=secret#token')
  dispatchEvent(new ErrorEvent('error', { error: errorIn('menu.js') }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorIn('cart.js') }))
  const detail = { error: errorIn('island.js') }
  document
    .querySelector('astro-island')
    ?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail }))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))
  const reports = fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])
  expect(reports).toEqual(
    ['menu.js', 'cart.js', 'island.js'].map((file) => [
      browserErrorsPath,
      expect.objectContaining({ message: `Failed in ${file}`, page: '/reset-password' }),
    ]),
  )
})

function Block({ price }: { price: number | null }) {
  if (price === null) throw new Error('No price')
  return <p>{price}</p>
}

it("an island has a 'Reload the page' button after React has emptied the island because of an error", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.innerHTML = '<astro-island></astro-island><astro-island ssr></astro-island>'
  const [island, waiting] = document.querySelectorAll('astro-island')
  if (!island || !waiting) expect.unreachable()
  const root = createRoot(island)
  root.render(<Block price={1} />)
  await vi.waitFor(() => expect(island.textContent).toBe('1'))
  root.render(<Block price={null} />)
  await vi.waitFor(() => expect(island.querySelector('[role="alert"] button')?.textContent).toBe('Reload the page'))
  expect(waiting.textContent).toBe('')
})
