import { expect, test, vi } from 'vitest'
import { askBeforeBack, stayAt, type Traveller } from './ask-before-back.ts'

/** A browser that stands at the second of three pages, and what hears of it that it went to another one. */
function browser({ knowsPlace = true } = {}) {
  const pages = ['/admin', '/admin/tours/7', '/admin/tours']
  const events = new EventTarget()
  const shown = vi.fn()
  let index = 1
  const show = () => shown(window.location.pathname)
  const go = (steps: number) => {
    // Node knows no order but that of listening; who shows pages comes last.
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
      return knowsPlace ? { currentEntry: { index } } : undefined
    },
  } as Traveller
  return { window, go, shown, address: () => window.location.pathname }
}

test('who stays is led back to where the words are, after Back and after Forward', () => {
  for (const steps of [-1, 1]) {
    const { window, go, shown, address } = browser()
    askBeforeBack(window, new Set([stayAt(window, () => false)]))
    go(steps)
    expect(address()).toBe('/admin/tours/7')
    expect(shown).not.toHaveBeenCalled()
    go(steps)
    expect(address(), 'and is asked again the next time').toBe('/admin/tours/7')
  }
})

test('where a browser does not say which way it went, Back is taken back', () => {
  const { window, go, address } = browser({ knowsPlace: false })
  askBeforeBack(window, new Set([stayAt(window, () => false)]))
  go(-1)
  expect(address()).toBe('/admin/tours/7')
})

test('who leaves sees the other page', () => {
  const { window, go, shown } = browser()
  askBeforeBack(window, new Set([stayAt(window, () => true)]))
  go(-1)
  expect(shown.mock.calls).toEqual([['/admin']])
})

test('nobody is asked once nothing is left to save', () => {
  const { window, go, shown } = browser()
  const mayLeave = vi.fn(() => false)
  const stay = stayAt(window, mayLeave)
  const stays = new Set([stay])
  askBeforeBack(window, stays)
  stays.delete(stay)
  go(-1)
  expect(mayLeave).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledOnce()
})

test('who listens no more asks nobody', () => {
  const { window, go, shown } = browser()
  askBeforeBack(window, new Set([stayAt(window, () => false)]))()
  go(-1)
  expect(shown).toHaveBeenCalledOnce()
})
