/** Panels that any part of the site may ask for without knowing who draws them. */
export type Panel = 'cart' | 'auth' | 'search' | 'rental' | 'transfer' | 'room'

export interface PanelRequest {
  /** What goes on once the traveller is signed in (panel `auth`). */
  onDone?: () => void
  /** The button or link of the page that was clicked, where one was. */
  opener?: Element
}

type Open = (request: PanelRequest) => void

const drawers = new Map<Panel, Open>()
/** Asked for before the script that draws it has run. */
const waiting = new Map<Panel, PanelRequest>()

/** Asks for a panel; its feature's script on the page answers. */
export function openPanel(panel: Panel, request: PanelRequest = {}): void {
  const open = drawers.get(panel)
  if (open) open(request)
  else waiting.set(panel, request)
}

/** Runs `open` when the panel is asked for: by `openPanel` or by a click on `[data-open="<panel>"]`. */
export function onPanelRequest(panel: Panel, open: Open): void {
  drawers.set(panel, open)
  const request = waiting.get(panel)
  waiting.delete(panel)
  if (request) open(request)
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest(`[data-open="${panel}"]`)
    // A link in another tab is the page that it leads to.
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open({ opener: target })
  })
}
