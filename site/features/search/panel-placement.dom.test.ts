import { beforeEach, expect, it, vi } from 'vitest'
import { computePanelPlacement } from './panel-placement.ts'
import { computePanelEdges } from './suggestion-panel.ts'

/** Creates an element from `top` to `bottom` (px) in the window. */
function makePart(top: number, bottom: number): HTMLElement {
  const part = document.createElement('div')
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, bottom - top))
  return part
}

function makeScroller(top: number, bottom: number): HTMLElement {
  const part = makePart(top, bottom)
  part.dataset.scrolls = ''
  return part
}

/** Creates a panel whose content is `height` px high. */
function makePanel(height: number): HTMLElement {
  const panel = document.createElement('div')
  vi.spyOn(panel, 'scrollHeight', 'get').mockReturnValue(height)
  return panel
}

beforeEach(() => {
  document.documentElement.style.cssText = 'scroll-padding-top:0px;scroll-padding-bottom:0px'
  vi.stubGlobal('visualViewport', { height: 600 })
})

it('computePanelPlacement limits the height of a panel to the space between the field and the edge of the window', () => {
  const field = makePart(100, 150)
  document.body.replaceChildren(field)
  expect(computePanelPlacement(makePanel(400), field)).toEqual({ isAbove: false, maxHeight: 450 })
})

it('computePanelPlacement opens a panel above the field if there is more space above than below the field', () => {
  const field = makePart(400, 450)
  document.body.replaceChildren(field)
  expect(computePanelPlacement(makePanel(400), field)).toEqual({ isAbove: true, maxHeight: 400 })
})

function roomInDialog(field: HTMLElement) {
  const panel = makePanel(400)
  return computePanelPlacement(panel, field, computePanelEdges(panel, field))
}

it('computePanelPlacement limits the height of a panel in a dialog to the space between the field and the footer', () => {
  const dialog = makeScroller(16, 584)
  const body = makeScroller(76, 490)
  const field = makePart(96, 170)
  body.append(field)
  dialog.append(body)
  document.body.replaceChildren(dialog)
  expect(roomInDialog(field)).toEqual({ isAbove: false, maxHeight: 320 })
})

it('computePanelPlacement limits a panel in a scrolling dialog to the space between the field and the dialog edge', () => {
  const dialog = makeScroller(16, 284)
  const body = makeScroller(76, 490)
  const field = makePart(96, 170)
  body.append(field)
  dialog.append(body)
  document.body.replaceChildren(dialog)
  expect(roomInDialog(field)).toEqual({ isAbove: false, maxHeight: 114 })
})

it('computePanelPlacement subtracts the gap between panel and field from the maximum height of the panel', () => {
  const field = makePart(100, 150)
  const panel = makePanel(400)
  panel.style.marginTop = '8px'
  document.body.replaceChildren(field, panel)
  expect(computePanelPlacement(panel, field, computePanelEdges(panel, field)).maxHeight).toBe(442)
})
