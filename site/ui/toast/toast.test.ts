// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropPassingToasts, showWaitingToast, toast, toastOnNextPage } from './toast.ts'

describe('a dialog that opens', () => {
  it('takes the room of what went well before, not of what failed or can still be done', () => {
    toast({ title: 'Removed', action: { label: 'Undo', run: () => {} } })
    toast({ title: 'Failed', tone: 'destructive' })
    dropPassingToasts()
    expect(document.body.textContent).toContain('Removed')
    expect(document.body.textContent).toContain('Failed')

    toast({ title: 'Welcome back!' })
    expect(document.body.textContent).toContain('Welcome back!')
    dropPassingToasts()
    expect(document.body.textContent).not.toContain('Welcome back!')
  })
})

describe('a message for the next page', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is said there, once', () => {
    toastOnNextPage({ title: 'Signed out' })
    showWaitingToast()
    expect(document.body.textContent).toContain('Signed out')
    expect(sessionStorage.getItem('toasts')).toBeNull()
  })

  it('is not said, and breaks nothing, where the browser keeps nothing', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    toastOnNextPage({ title: 'Never said' })
    showWaitingToast()
    expect(document.body.textContent).not.toContain('Never said')
  })
})
