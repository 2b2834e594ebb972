import { beforeEach, expect, it, vi } from 'vitest'

const link = () => document.querySelector('link') ?? expect.unreachable()
const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 20, false))])

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<template data-whole-styles><link></template>'
})

it('loadWithWholeStyles waits for a module and for the whole style sheet, and loads the style sheet once', async () => {
  const { loadWithWholeStyles: withWholeStyles } = await import('./styles.ts')
  const module = withWholeStyles(Promise.resolve('module'))
  expect(await settled(module)).toBe(false)
  link().dispatchEvent(new Event('load'))
  expect(await module).toBe('module')
  expect(await withWholeStyles(Promise.resolve('other'))).toBe('other')
  expect(document.querySelectorAll('link')).toHaveLength(1)
})

it('loadWithWholeStyles ignores a failure of the style sheet, and loads the style sheet again for the next module', async () => {
  const { loadWithWholeStyles: withWholeStyles } = await import('./styles.ts')
  const module = withWholeStyles(Promise.resolve('module'))
  link().dispatchEvent(new Event('error'))
  expect(await module).toBe('module')
  const next = withWholeStyles(Promise.resolve('next'))
  expect(await settled(next)).toBe(false)
  link().dispatchEvent(new Event('load'))
  expect(await next).toBe('next')
})

it('loadWithWholeStyles waits only for the module if the page already has the whole style sheet', async () => {
  document.body.replaceChildren()
  const { loadWithWholeStyles: withWholeStyles } = await import('./styles.ts')
  expect(await withWholeStyles(Promise.resolve('module'))).toBe('module')
})
