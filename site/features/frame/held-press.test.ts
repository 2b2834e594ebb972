import { describe, expect, test, vi } from 'vitest'
import { heldPressScript } from './held-press.ts'

describe('a press before the first script has run', () => {
  const button = () => ({ ariaBusy: null as string | null, click: vi.fn() })
  /** Simulates a page on which these elements are pressed in order; null for one that needs no script. */
  const opened = (...pressed: (object | null)[]) => {
    const page = Object.assign(new EventTarget(), { closest: () => pressed.shift() ?? null })
    const document = new EventTarget()
    new Function('document', 'addEventListener', 'removeEventListener', heldPressScript)(
      document,
      page.addEventListener.bind(page),
      page.removeEventListener.bind(page),
    )
    /** Dispatches the load or error event of the first script, a picture or the whole page. */
    const comes = (what: 'script' | 'picture' | 'page', type: 'load' | 'error' = 'load') => {
      const target = { script: { async: true }, picture: {}, page: document }[what]
      const event = Object.defineProperty(new Event(type), 'target', { value: target })
      if (what === 'page') page.dispatchEvent(event)
      else document.dispatchEvent(event)
    }
    /** @returns whether the browser's default action is prevented */
    const press = ({ isAnswered = false, ctrlKey = false } = {}) => {
      const event = Object.assign(new Event('click', { cancelable: true }), { ctrlKey })
      if (isAnswered) event.preventDefault()
      return !page.dispatchEvent(event)
    }
    return { comes, press }
  }

  test('is held, shown as busy, and repeated after the script has run', () => {
    const book = button()
    const { comes, press } = opened(book)
    expect(press()).toBe(true)
    expect(book.ariaBusy).toBe('true')
    expect(book.click).not.toHaveBeenCalled()
    comes('script')
    expect(book.ariaBusy).toBeNull()
    expect(book.click).toHaveBeenCalledOnce()
  })

  test('does not wait for pictures, and is repeated if the script fails or, without an async script, after the page has loaded', () => {
    for (const [what, type] of [
      ['script', 'error'],
      ['page', 'load'],
    ] as const) {
      const book = button()
      const { comes, press } = opened(book)
      press()
      comes('picture')
      comes('picture', 'error')
      expect(book.click).not.toHaveBeenCalled()
      comes(what, type)
      expect(book.click).toHaveBeenCalledOnce()
      comes('page')
      expect(book.click).toHaveBeenCalledOnce()
    }
  })

  test('is repeated once, and only the last one of several', () => {
    const [book, heart] = [button(), button()]
    const { comes, press } = opened(book, heart, heart)
    for (let times = 0; times < 3; times++) press()
    expect([book.ariaBusy, heart.ariaBusy]).toEqual([null, 'true'])
    comes('script')
    expect([book.click.mock.calls.length, heart.click.mock.calls.length]).toEqual([0, 1])
  })

  test('is not held if it opens another tab, was already handled, or needs no script', () => {
    const book = button()
    const { comes, press } = opened(book, book, null)
    expect(press({ ctrlKey: true })).toBe(false)
    press({ isAnswered: true })
    expect(press()).toBe(false)
    comes('script')
    expect(book.click).not.toHaveBeenCalled()
  })

  test('is not held after the script has run', () => {
    const book = button()
    const { comes, press } = opened(book)
    comes('script')
    expect(press()).toBe(false)
    expect(book.ariaBusy).toBeNull()
  })
})
