import { describe, expect, test, vi } from 'vitest'
import { heldPressScript } from './held-press.ts'

describe('a press before the first script has run', () => {
  const button = () => ({ ariaBusy: null as string | null, click: vi.fn(), matches: () => true })
  /** A link, button or menu that needs no script. */
  const link = { matches: () => false }
  /** Simulates a page on which these elements are pressed in order; null for one that is not a control. */
  const openPage = (...pressed: (object | null)[]) => {
    const page = Object.assign(new EventTarget(), { closest: () => pressed.shift() ?? null })
    const document = new EventTarget()
    new Function('document', 'addEventListener', 'removeEventListener', heldPressScript)(
      document,
      page.addEventListener.bind(page),
      page.removeEventListener.bind(page),
    )
    /** Dispatches the load or error event of the first script, a picture or the whole page. */
    const dispatch = (what: 'script' | 'picture' | 'page', type: 'load' | 'error' = 'load') => {
      const target = { script: { async: true }, picture: {}, page: document }[what]
      const event = Object.defineProperty(new Event(type), 'target', { value: target })
      if (what === 'page') page.dispatchEvent(event)
      else document.dispatchEvent(event)
    }
    /** @returns whether the browser's default action is prevented */
    const press = ({ isHandled = false, ctrlKey = false } = {}) => {
      const event = Object.assign(new Event('click', { cancelable: true }), { ctrlKey })
      if (isHandled) event.preventDefault()
      return !page.dispatchEvent(event)
    }
    return { dispatch, press }
  }

  test('is held, with the button shown as busy, and is repeated after the script has run', () => {
    const book = button()
    const { dispatch, press } = openPage(book)
    expect(press()).toBe(true)
    expect(book.ariaBusy).toBe('true')
    expect(book.click).not.toHaveBeenCalled()
    dispatch('script')
    expect(book.ariaBusy).toBeNull()
    expect(book.click).toHaveBeenCalledOnce()
  })

  test('is repeated when the script fails to load, or when a page without an async script has loaded', () => {
    for (const [what, type] of [
      ['script', 'error'],
      ['page', 'load'],
    ] as const) {
      const book = button()
      const { dispatch, press } = openPage(book)
      press()
      dispatch('picture')
      dispatch('picture', 'error')
      expect(book.click).not.toHaveBeenCalled()
      dispatch(what, type)
      expect(book.click).toHaveBeenCalledOnce()
      dispatch('page')
      expect(book.click).toHaveBeenCalledOnce()
    }
  })

  test('is repeated only once, and only if it is the last press', () => {
    const [book, heart] = [button(), button()]
    const { dispatch, press } = openPage(book, heart, heart)
    for (let times = 0; times < 3; times++) press()
    expect([book.ariaBusy, heart.ariaBusy]).toEqual([null, 'true'])
    dispatch('script')
    expect([book.click.mock.calls.length, heart.click.mock.calls.length]).toEqual([0, 1])
  })

  test('is discarded if a link, button or menu that needs no script is pressed next', () => {
    const book = button()
    const { dispatch, press } = openPage(book, link)
    press()
    expect(press()).toBe(false)
    expect(book.ariaBusy).toBeNull()
    dispatch('script')
    expect(book.click).not.toHaveBeenCalled()
  })

  test('is not discarded after a press that hits no control or opens another tab', () => {
    const book = button()
    const { dispatch, press } = openPage(book, null, link)
    press()
    press()
    press({ ctrlKey: true })
    dispatch('script')
    expect(book.click).toHaveBeenCalledOnce()
  })

  test('is not held if it opens another tab, was already handled, or needs no script', () => {
    const book = button()
    const { dispatch, press } = openPage(book, book, link, null)
    expect(press({ ctrlKey: true })).toBe(false)
    press({ isHandled: true })
    expect(press()).toBe(false)
    expect(press()).toBe(false)
    dispatch('script')
    expect(book.click).not.toHaveBeenCalled()
  })

  test('is not held after the script has run', () => {
    const book = button()
    const { dispatch, press } = openPage(book)
    dispatch('script')
    expect(press()).toBe(false)
    expect(book.ariaBusy).toBeNull()
  })
})
