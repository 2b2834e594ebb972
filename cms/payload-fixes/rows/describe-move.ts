/** What happened to an item that is moved in a list, as dnd-kit announces it with the ids of the items. */
export type Move =
  | { kind: 'picked_up'; id: string }
  | { kind: 'over'; over: string }
  | { kind: 'outside' }
  | { kind: 'dropped' }
  | { kind: 'cancelled' }

/** The item that is moved. Positions are counted from 1. */
export interface MovedItem {
  title: string
  position: number
  count: number
}

const announcements: [RegExp, (ids: string[]) => Move][] = [
  [/^Picked up draggable item (.+)\.$/, ([id = '']) => ({ kind: 'picked_up', id })],
  [/^Draggable item .+ was moved over droppable area (.+)\.$/, ([over = '']) => ({ kind: 'over', over })],
  [/^Draggable item .+ is no longer over a droppable area\.$/, () => ({ kind: 'outside' })],
  [/^Draggable item .+ was dropped/, () => ({ kind: 'dropped' })],
  [/^Dragging was cancelled\./, () => ({ kind: 'cancelled' })],
]

/** Parses an announcement of dnd-kit; null if it is another text. */
export function parseMove(announcement: string): Move | null {
  for (const [pattern, toMove] of announcements) {
    const match = pattern.exec(announcement)
    if (match) return toMove(match.slice(1))
  }
  return null
}

/**
 * Returns the moved item after a move.
 *
 * @param ids the ids of the list in the order before the move
 * @param title the title of the item that has the focus; empty if it is unknown
 */
export function followMove(
  item: MovedItem | null,
  move: Move,
  ids: readonly string[],
  title: string,
): MovedItem | null {
  if (move.kind === 'picked_up') {
    const position = findPosition(ids, move.id)
    return position === 0 ? null : { title: title || String(position), position, count: ids.length }
  }
  const position = move.kind === 'over' ? findPosition(ids, move.over) : 0
  return item && position > 0 ? { ...item, position } : item
}

/** Returns the position of an item, or 0. Payload puts the collection before the id of a related entry: 'categories_7'. */
function findPosition(ids: readonly string[], id: string): number {
  return ids.findIndex((one) => id === one || id.endsWith(`_${one}`)) + 1
}
