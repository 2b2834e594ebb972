/** A move that dnd-kit announces, with the ids of its items. */
export type Move =
  | { kind: 'picked_up'; id: string }
  | { kind: 'over'; targetId: string }
  | { kind: 'outside' }
  | { kind: 'dropped' }
  | { kind: 'cancelled' }

export interface MovedItem {
  title: string
  position: number
  count: number
}

const announcementPatterns: [RegExp, (ids: string[]) => Move][] = [
  [/^Picked up draggable item (.+)\.$/, ([id = '']) => ({ kind: 'picked_up', id })],
  [/^Draggable item .+ was moved over droppable area (.+)\.$/, ([targetId = '']) => ({ kind: 'over', targetId })],
  [/^Draggable item .+ is no longer over a droppable area\.$/, () => ({ kind: 'outside' })],
  [/^Draggable item .+ was dropped/, () => ({ kind: 'dropped' })],
  [/^Dragging was cancelled\./, () => ({ kind: 'cancelled' })],
]

export function parseMove(announcement: string): Move | null {
  for (const [pattern, createMove] of announcementPatterns) {
    const match = pattern.exec(announcement)
    if (match) return createMove(match.slice(1))
  }
  return null
}

/**
 * Returns the item after a move; positions are counted from 1.
 *
 * @param ids the ids of the list before the move
 * @param title the title of the item that has the focus; empty if unknown
 */
export function updateMovedItem(
  item: MovedItem | null,
  move: Move,
  ids: readonly string[],
  title: string,
): MovedItem | null {
  if (move.kind === 'picked_up') {
    const position = findPosition(ids, move.id)
    return position === 0 ? null : { title: title || String(position), position, count: ids.length }
  }
  const position = move.kind === 'over' ? findPosition(ids, move.targetId) : 0
  return item && position > 0 ? { ...item, position } : item
}

/** Returns 0 for an unknown item. Payload puts the collection before the id of a related entry: 'categories_7'. */
function findPosition(ids: readonly string[], id: string): number {
  return ids.findIndex((listedId) => id === listedId || id.endsWith(`_${listedId}`)) + 1
}
