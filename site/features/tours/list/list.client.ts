import { loadCode, reloadForCode } from '../../../lib/load-code.ts'

/** A shorter movement counts as a click. */
const minDragPx = 6

/** Lets a mouse drag a horizontally scrolling row, as touch does natively. A drag does not click. */
function initDragScroll(row: HTMLElement): void {
  let dragStart: { x: number; scrollLeft: number } | null = null
  const isDragging = () => row.dataset.dragging === ''

  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    if (pointerType === 'mouse' && button === 0) dragStart = { x: clientX, scrollLeft: row.scrollLeft }
  })
  addEventListener('pointermove', ({ clientX }) => {
    if (!dragStart) return
    const movedPx = clientX - dragStart.x
    if (Math.abs(movedPx) > minDragPx) row.dataset.dragging = ''
    if (isDragging()) row.scrollLeft = dragStart.scrollLeft - movedPx
  })
  const endDrag = () => {
    dragStart = null
    // The click follows this event, and the click listener below still needs the attribute.
    setTimeout(() => delete row.dataset.dragging)
  }
  addEventListener('pointerup', endDrag)
  addEventListener('pointercancel', endDrag)
  row.addEventListener(
    'click',
    (event) => {
      if (isDragging()) event.stopPropagation()
    },
    { capture: true },
  )
}

/** Another script handles the heart buttons (`data-favorite`). */
const recordedControlSelector = 'button:not([data-favorite]), a[data-page]'

/**
 * Loads the script of a list when the list is first used, or immediately if the URL has a query. Clicks and changes
 * made before the script has started are repeated afterwards.
 */
function startOnFirstUse(section: HTMLElement): void {
  const recordedActions: (() => void)[] = []
  let hasLoadingStarted = false
  // The early script (`features/frame/early.ts`) sets `data-asked` if the URL has a query.
  const hasUrlQuery = 'asked' in document.documentElement.dataset

  const recordClick = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(recordedControlSelector)
    // The click at the end of a drag is not meant for the element.
    if (!target || target.closest('[data-dragging]')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const isRetryButton = target.dataset.tryAgain !== undefined
    // The URL contains the filters, so a reloaded page shows the requested tours.
    const isReloading = isRetryButton && reloadForCode()
    if (isReloading) return
    target.ariaBusy = 'true'
    recordedActions.push(() => {
      target.ariaBusy = null
      target.click()
    })
    startLoading()
  }
  const recordChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { value } = target
    const isChecked = target instanceof HTMLInputElement && target.checked
    recordedActions.push(() => {
      target.value = value
      if (target instanceof HTMLInputElement) target.checked = isChecked
      target.dispatchEvent(new Event('change', { bubbles: true }))
    })
    startLoading()
  }

  async function loadAndStart(): Promise<void> {
    const { startList } = await loadCode(import('./start-list.ts'))
    // The controls work before `initialRender` has loaded the requested tours.
    const initialRender = startList(section)
    section.dataset.started = ''
    section.removeEventListener('click', recordClick, true)
    section.removeEventListener('change', recordChange, true)
    for (const repeatAction of recordedActions.splice(0)) repeatAction()
    await initialRender
  }
  function startLoading(): void {
    if (hasLoadingStarted) return
    hasLoadingStarted = true
    loadAndStart().catch((error: unknown) => {
      console.error('The list of tours failed:', error)
      hasLoadingStarted = false
      const areToursRequested = hasUrlQuery || recordedActions.length > 0
      // The tours in the HTML stay.
      if (!areToursRequested) return
      recordedActions.length = 0
      section.querySelector('[data-failed]')?.removeAttribute('hidden')
      // The attribute is set on these elements, because a rule with `html:has(…)` would make the browser restyle the
      // whole page on each small change.
      for (const element of document.querySelectorAll<HTMLElement>('[data-tour-results], [data-search-criteria]')) {
        element.dataset.scriptFailed = ''
      }
      // The attribute above hides the controls of the list, so the focus moves to the error message.
      if (section.querySelector(':focus')) section.querySelector<HTMLElement>('[data-results-top]')?.focus()
      document.documentElement.removeAttribute('data-asked')
    })
  }

  // A mouse can drag the row before the script of the list is loaded.
  for (const row of section.querySelectorAll<HTMLElement>('[data-drag-scroll]')) initDragScroll(row)
  section.addEventListener('click', recordClick, true)
  section.addEventListener('change', recordChange, true)
  for (const type of ['pointerdown', 'focusin']) section.addEventListener(type, startLoading, { once: true })
  if (hasUrlQuery) startLoading()
}

for (const section of document.querySelectorAll<HTMLElement>('[data-tour-results]')) startOnFirstUse(section)
