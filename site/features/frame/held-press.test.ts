import { describe, expect, test, vi } from 'vitest'
import { heldPressScript } from './held-press.ts'

describe('a press before the first script has run', () => {
  const button = () => ({ ariaBusy: null as string | null, click: vi.fn() })
  /** A page on which these are pressed, one after the other; null for what needs no script. */
  const opened = (...pressed: (object | null)[]) => {
    const page = Object.assign(new EventTarget(), { closest: () => pressed.shift() ?? null })
    new Function('addEventListener', 'removeEventListener', heldPressScript)(
      page.addEventListener.bind(page),
      page.removeEventListener.bind(page),
    )
    /** @returns whether the browser does nothing itself */
    const press = ({ isAnswered = false, ctrlKey = false } = {}) => {
      const event = Object.assign(new Event('click', { cancelable: true }), { ctrlKey })
      if (isAnswered) event.preventDefault()
      return !page.dispatchEvent(event)
    }
    return { page, press }
  }

  test('is held, shows that it works, and is done once the script has run', () => {
    const book = button()
    const { page, press } = opened(book)
    expect(press()).toBe(true)
    expect(book.ariaBusy).toBe('true')
    expect(book.click).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect(book.ariaBusy).toBeNull()
    expect(book.click).toHaveBeenCalledOnce()
  })

  test('is done once, and the last of several', () => {
    const [book, heart] = [button(), button()]
    const { page, press } = opened(book, heart, heart)
    for (let times = 0; times < 3; times++) press()
    expect([book.ariaBusy, heart.ariaBusy]).toEqual([null, 'true'])
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect([book.click.mock.calls.length, heart.click.mock.calls.length]).toEqual([0, 1])
  })

  test('that opens another tab, that somebody has answered, or that needs no script is left alone', () => {
    const book = button()
    const { page, press } = opened(book, book, null)
    expect(press({ ctrlKey: true })).toBe(false)
    press({ isAnswered: true })
    expect(press()).toBe(false)
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect(book.click).not.toHaveBeenCalled()
  })

  test('is the page’s own affair once the script has run', () => {
    const book = button()
    const { page, press } = opened(book)
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect(press()).toBe(false)
    expect(book.ariaBusy).toBeNull()
  })
})
