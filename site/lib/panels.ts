/** Panels that any part of the site may ask for without knowing who draws them. */
export type Panel = 'cart' | 'auth'

export interface PanelRequest {
  panel: Panel
  /** What goes on once the traveller is signed in (panel `auth`). */
  onDone?: () => void
}

const eventName = 'nusa:open'

/** Asks for a panel; its feature's script on the page answers. */
export function openPanel(panel: Panel, onDone?: () => void): void {
  document.dispatchEvent(new CustomEvent<PanelRequest>(eventName, { detail: { panel, onDone } }))
}

/** Runs `open` when the panel is asked for: by `openPanel` or by a click on `[data-open="<panel>"]`. */
export function onPanelRequest(panel: Panel, open: (request: PanelRequest) => void): void {
  document.addEventListener(eventName, (event) => {
    if (event instanceof CustomEvent && event.detail.panel === panel) open(event.detail)
  })
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest(`[data-open="${panel}"]`)
    if (!target) return
    event.preventDefault()
    open({ panel })
  })
}
