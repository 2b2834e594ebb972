import { expect, test, vi } from 'vitest'
import { confirmBeforeBack, createGuardedPage, type HistoryWindow } from './confirm-before-back.ts'

/** Simulates a browser at the second of three pages, with a listener that shows pages. */
function browser({ reportsIndex = true } = {}) {
  const pages = ['/admin', '/admin/tours/7', '/admin/tours']
  const events = new EventTarget()
  const shown = vi.fn()
  let index = 1
  const show = () => shown(window.location.pathname)
  const go = (steps: number) => {
    // Node calls listeners in their order, so the listener that shows pages is added last.
    events.addEventListener('popstate', show)
    index += steps
    events.dispatchEvent(new Event('popstate'))
  }
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    history: { go } as History,
    get location() {
      return { pathname: pages[index], search: '' } as Location
    },
    get navigation() {
      return reportsIndex ? { currentEntry: { index } } : undefined
    },
  } as HistoryWindow
  return { window, go, shown, address: () => window.location.pathname }
}

test('after Back or Forward, confirmBeforeBack returns to the page if the user chooses to stay', () => {
  for (const steps of [-1, 1]) {
    const { window, go, shown, address } = browser()
    confirmBeforeBack(window, new Set([createGuardedPage(window, () => false)]))
    go(steps)
    expect(address()).toBe('/admin/tours/7')
    expect(shown).not.toHaveBeenCalled()
    go(steps)
    expect(address(), 'the next attempt to leave requires a confirmation again').toBe('/admin/tours/7')
  }
})

test('confirmBeforeBack returns to the page after Back, even if the browser does not report the direction', () => {
  const { window, go, address } = browser({ reportsIndex: false })
  confirmBeforeBack(window, new Set([createGuardedPage(window, () => false)]))
  go(-1)
  expect(address()).toBe('/admin/tours/7')
})

test('confirmBeforeBack shows the previous page if the user confirms leaving', () => {
  const { window, go, shown } = browser()
  confirmBeforeBack(window, new Set([createGuardedPage(window, () => true)]))
  go(-1)
  expect(shown.mock.calls).toEqual([['/admin']])
})

test('confirmBeforeBack asks for no confirmation if the form has no unsaved changes', () => {
  const { window, go, shown } = browser()
  const mayLeave = vi.fn(() => false)
  const stay = createGuardedPage(window, mayLeave)
  const stays = new Set([stay])
  confirmBeforeBack(window, stays)
  stays.delete(stay)
  go(-1)
  expect(mayLeave).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledOnce()
})

test('confirmBeforeBack asks for no confirmation after the guard was removed', () => {
  const { window, go, shown } = browser()
  confirmBeforeBack(window, new Set([createGuardedPage(window, () => false)]))()
  go(-1)
  expect(shown).toHaveBeenCalledOnce()
})
