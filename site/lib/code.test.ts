// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCode, reloadForCode, withCode } from './code.ts'
import { offerReload } from './reload-note.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const alert = () => document.querySelector('[role="alert"]')

beforeEach(() => document.body.replaceChildren())

describe('code that comes when it is needed', () => {
  it('is used once it is there', async () => {
    const use = vi.fn()
    withCode(Promise.resolve({ open: 1 }), use)
    await vi.waitFor(() => expect(use).toHaveBeenCalledWith({ open: 1 }))
    expect(alert()).toBeNull()
    expect(reloadForCode()).toBe(false)
  })

  it('shows at what was pressed for it that it comes, and is used once however often that is pressed', async () => {
    const [button, use] = [document.createElement('button'), vi.fn()]
    const code = Promise.withResolvers<object>()
    withCode(code.promise, use, button)
    withCode(code.promise, use, button)
    expect(button.ariaBusy).toBe('true')
    code.resolve({})
    await vi.waitFor(() => expect(use).toHaveBeenCalledOnce())
    expect(button.ariaBusy).toBeNull()
    withCode(lost(), use, button)
    await vi.waitFor(() => expect(alert()).not.toBeNull())
    expect(button.ariaBusy).toBeNull()
    expect(use).toHaveBeenCalledOnce()
  })

  it('is said to be missing, with a button that loads the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    withCode(lost(), () => {})
    await vi.waitFor(() => expect(alert()?.textContent).toContain('couldn’t be loaded'))
    alert()?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is asked for by loading the page again, once it has failed', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    reload.mockClear()
    await expect(loadCode(lost())).rejects.toThrow('Failed to fetch')
    expect(reloadForCode()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is missed in one note, however often it is asked for', () => {
    offerReload()
    offerReload()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })
})
