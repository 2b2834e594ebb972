/** A shorter movement (pixels) counts as a click. */
const minDragPx = 6

/** Lets a mouse drag a horizontally scrolling row, as touch does natively. A drag does not click. */
export function startDragScroll(row: HTMLElement): void {
  let start: { x: number; left: number } | null = null

  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    if (pointerType === 'mouse' && button === 0) start = { x: clientX, left: row.scrollLeft }
  })
  addEventListener('pointermove', ({ clientX }) => {
    if (!start) return
    const moved = clientX - start.x
    if (Math.abs(moved) > minDragPx) row.dataset.dragging = ''
    if (row.dataset.dragging === '') row.scrollLeft = start.left - moved
  })
  const endDrag = () => {
    start = null
    // The click follows right after this event.
    setTimeout(() => delete row.dataset.dragging)
  }
  addEventListener('pointerup', endDrag)
  addEventListener('pointercancel', endDrag)
  row.addEventListener(
    'click',
    (event) => {
      if (row.dataset.dragging === '') event.stopPropagation()
    },
    { capture: true },
  )
}
