import { expect, test } from 'vitest'
import { type MovedItem, parseMove, updateMovedItem } from './moved-item.ts'

const ids = ['6a', '6b', '6c']

test('updateMovedItem returns the position of an item during a move, from the start to the drop', () => {
  let item: MovedItem | null = null
  const positions = [
    'Picked up draggable item 6a.',
    'Draggable item 6a was moved over droppable area 6a.',
    'Draggable item 6a was moved over droppable area 6c.',
    'Draggable item 6a is no longer over a droppable area.',
    'Draggable item 6a was dropped over droppable area 6c',
  ].map((announcement) => {
    const move = parseMove(announcement)
    item = move && updateMovedItem(item, move, ids, 'Breakfast')
    return item
  })
  const breakfast = { title: 'Breakfast', count: 3 }
  expect(positions).toEqual([1, 1, 3, 3, 3].map((position) => ({ ...breakfast, position })))
})

test('updateMovedItem names an untitled item by its position, and returns null for an item of another list', () => {
  expect(updateMovedItem(null, { kind: 'picked_up', id: '6b' }, ids, '')).toMatchObject({ title: '2' })
  expect(updateMovedItem(null, { kind: 'picked_up', id: '7' }, ids, 'Lunch')).toBe(null)
})

test('parseMove recognises a cancelled move, and returns null for other texts', () => {
  expect(parseMove('Dragging was cancelled. Draggable item 6a was dropped.')).toEqual({ kind: 'cancelled' })
  expect(parseMove('Breakfast is picked up.')).toBe(null)
})
