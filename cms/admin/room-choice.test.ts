import { describe, expect, test } from 'vitest'
import { isForeignRoom, type RoomsFound, roomHint } from './room-choice.ts'

const rooms = [{ id: 'garden', name: 'Garden Room' }]

describe('the room field', () => {
  test.each<[RoomsFound, string]>([
    [{ status: 'no-hotel' }, 'Please choose a hotel first.'],
    [{ status: 'loading' }, 'Looking up the rooms…'],
    [{ status: 'failed' }, 'The rooms could not be loaded. Please reload the page.'],
    [{ status: 'ready', rooms: [] }, 'This hotel has no rooms yet.'],
    [{ status: 'ready', rooms }, 'Please choose a room.'],
  ])('says which rooms can be chosen: %j', (found, hint) => {
    expect(roomHint(found)).toBe(hint)
  })

  test('clears a room of another hotel as soon as the rooms of the current one are known', () => {
    expect(isForeignRoom({ status: 'ready', rooms }, 'suite')).toBe(true)
    expect(isForeignRoom({ status: 'ready', rooms: [] }, 'garden')).toBe(true)
    expect(isForeignRoom({ status: 'ready', rooms }, 'garden')).toBe(false)
    expect(isForeignRoom({ status: 'ready', rooms }, null)).toBe(false)
    expect(isForeignRoom({ status: 'failed' }, 'garden')).toBe(false)
    expect(isForeignRoom({ status: 'loading' }, 'garden')).toBe(false)
  })
})
