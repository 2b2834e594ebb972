/** Panels that any part of the site can open without importing their code. */
export type Panel = 'cart' | 'auth' | 'search' | 'rental' | 'transfer' | 'room'

export interface PanelRequest {
  /** Only for the panel `auth`. */
  onSignedIn?: () => void
  opener?: Element
}

type OpenPanel = (request: PanelRequest) => void

const openPanelFunctions = new Map<Panel, OpenPanel>()
const pendingRequests = new Map<Panel, PanelRequest>()

/** Opens the panel now, or as soon as the script of its feature has run. */
export function openPanel(panel: Panel, request: PanelRequest = {}): void {
  const open = openPanelFunctions.get(panel)
  if (open) open(request)
  else pendingRequests.set(panel, request)
}

/** Registers the function that opens a panel after `openPanel` or a click on `[data-open="<panel>"]`. */
export function onPanelRequest(panel: Panel, open: OpenPanel): void {
  openPanelFunctions.set(panel, open)
  const request = pendingRequests.get(panel)
  pendingRequests.delete(panel)
  if (request) open(request)
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest(`[data-open="${panel}"]`)
    // With a modifier key, a link opens its page in another tab or window.
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open({ opener: target })
  })
}
