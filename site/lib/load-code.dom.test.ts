import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCode, offerReload, reloadForCode, runWhenLoaded } from './load-code.ts'

const failedImport = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const alert = () => document.querySelector('[role="alert"]')

beforeEach(() => document.body.replaceChildren())

describe('code loaded on demand', () => {
  it('is passed to the callback when the code has loaded', async () => {
    const use = vi.fn()
    runWhenLoaded(Promise.resolve({ open: 1 }), use)
    await vi.waitFor(() => expect(use).toHaveBeenCalledWith({ open: 1 }))
    expect(alert()).toBeNull()
    expect(reloadForCode()).toBe(false)
  })

  it('marks the clicked button as busy, and is passed to the callback once even if the button is clicked twice', async () => {
    const [button, use] = [document.createElement('button'), vi.fn()]
    const code = Promise.withResolvers<object>()
    runWhenLoaded(code.promise, use, button)
    runWhenLoaded(code.promise, use, button)
    expect(button.ariaBusy).toBe('true')
    code.resolve({})
    await vi.waitFor(() => expect(use).toHaveBeenCalledOnce())
    expect(button.ariaBusy).toBeNull()
    runWhenLoaded(failedImport(), use, button)
    await vi.waitFor(() => expect(alert()).not.toBeNull())
    expect(button.ariaBusy).toBeNull()
    expect(use).toHaveBeenCalledOnce()
  })

  it('shows an error with a reload button if the code cannot be loaded', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    runWhenLoaded(failedImport(), () => {})
    await vi.waitFor(() => expect(alert()?.textContent).toContain('couldn’t be loaded'))
    alert()?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('makes reloadForCode reload the page after a failed import', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    reload.mockClear()
    await expect(loadCode(failedImport())).rejects.toThrow('Failed to fetch')
    expect(reloadForCode()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('shows only one error if several imports fail', () => {
    offerReload()
    offerReload()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })
})
