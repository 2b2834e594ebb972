import { describe, expect, test } from 'vitest'
import { isRoomOfOtherHotel, type RoomsState, roomsStateText } from './room-choice.ts'

const rooms = [{ id: 'garden', name: 'Garden Room' }]

describe('the room field', () => {
  test.each<[RoomsState, string]>([
    [{ status: 'no-hotel' }, 'Please choose a hotel first.'],
    [{ status: 'loading' }, 'Looking up the rooms…'],
    [{ status: 'failed' }, 'The rooms could not be loaded. Please reload the page.'],
    [{ status: 'ready', rooms: [] }, 'This hotel has no rooms yet.'],
    [{ status: 'ready', rooms }, 'Please choose a room.'],
  ])('shows a hint for every state of the rooms: %j', (found, hint) => {
    expect(roomsStateText(found)).toBe(hint)
  })

  test('clears a room of another hotel as soon as the rooms of the chosen hotel are loaded', () => {
    expect(isRoomOfOtherHotel({ status: 'ready', rooms }, 'suite')).toBe(true)
    expect(isRoomOfOtherHotel({ status: 'ready', rooms: [] }, 'garden')).toBe(true)
    expect(isRoomOfOtherHotel({ status: 'ready', rooms }, 'garden')).toBe(false)
    expect(isRoomOfOtherHotel({ status: 'ready', rooms }, null)).toBe(false)
    expect(isRoomOfOtherHotel({ status: 'failed' }, 'garden')).toBe(false)
    expect(isRoomOfOtherHotel({ status: 'loading' }, 'garden')).toBe(false)
  })
})
