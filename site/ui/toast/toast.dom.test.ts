import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeSuccessToasts, showStoredToast, toast, toastOnNextPage } from './toast.ts'

describe('removeSuccessToasts', () => {
  it('removes success messages, but not failures or messages with an action', () => {
    toast({ title: 'Removed', action: { label: 'Undo', run: () => {} } })
    toast({ title: 'Failed', tone: 'destructive' })
    removeSuccessToasts()
    expect(document.body.textContent).toContain('Removed')
    expect(document.body.textContent).toContain('Failed')

    toast({ title: 'Welcome back!' })
    expect(document.body.textContent).toContain('Welcome back!')
    removeSuccessToasts()
    expect(document.body.textContent).not.toContain('Welcome back!')
  })
})

describe('a message that is hovered or focused', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const life = 8_000
  /** Shows a message with Undo, dispatches the events and waits twice its duration. Returns the message. */
  function rest(...events: string[]): HTMLElement {
    toast({ title: 'Removed', action: { label: 'Undo', run: () => {} } })
    const box = [...document.querySelectorAll<HTMLElement>('[role="status"]')].at(-1)
    if (!box) throw new Error('no message')
    for (const name of events) box.dispatchEvent(new Event(name))
    vi.advanceTimersByTime(2 * life)
    return box
  }

  it.each([
    {
      where: 'while the pointer is on the message, even if the focus leaves',
      events: ['focusin', 'pointerenter', 'focusout'],
    },
    {
      where: 'while the focus is on the message, even if the pointer leaves',
      events: ['pointerenter', 'focusin', 'pointerleave'],
    },
    {
      where: 'when the pointer comes back after pointer and focus have left',
      events: ['pointerenter', 'focusin', 'pointerleave', 'focusout', 'pointerenter'],
    },
  ])('stays $where', ({ events }) => {
    expect(rest(...events).isConnected).toBe(true)
  })

  it('is removed when neither the pointer nor the focus is on the message', () => {
    expect(rest('pointerenter', 'focusin', 'pointerleave', 'focusout').isConnected).toBe(false)
  })
})

describe('a message for the next page', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is shown once on the next page', () => {
    toastOnNextPage({ title: 'Signed out' })
    showStoredToast()
    expect(document.body.textContent).toContain('Signed out')
    expect(sessionStorage.getItem('toasts')).toBeNull()
  })

  it('is skipped without an error if storage is blocked', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    toastOnNextPage({ title: 'Never said' })
    showStoredToast()
    expect(document.body.textContent).not.toContain('Never said')
  })
})
