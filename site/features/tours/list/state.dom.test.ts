import { describe, expect, it } from 'vitest'
import { showState } from './state.ts'

/** Builds the parts of a list of tours that its state shows or hides. */
function makeList(): HTMLElement {
  const section = document.createElement('section')
  section.innerHTML = `<p data-count></p><ul data-tour-grid></ul><div data-empty hidden></div>
    <div data-failed hidden></div><p data-tax-note></p><nav data-pager></nav>`
  return section
}

describe('showState', () => {
  it.each([
    ['ready', ['tour-grid', 'tax-note', 'pager']],
    ['loading', ['tour-grid', 'tax-note']],
    ['empty', ['empty']],
    ['failed', ['failed']],
  ] as const)('called with %j shows only the parts %j of the list', (state, shown) => {
    const section = makeList()
    showState(section, state)
    const parts = ['tour-grid', 'empty', 'failed', 'tax-note', 'pager']
    expect(parts.filter((part) => section.querySelector(`[data-${part}]:not([hidden])`))).toEqual(shown)
  })
})
