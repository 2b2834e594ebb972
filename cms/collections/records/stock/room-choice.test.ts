import { describe, expect, test } from 'vitest'
import { isUnknownRoom, type RoomsState, roomsStateText } from './room-choice.ts'

const rooms = [{ id: 'garden', name: 'Garden Room' }]

describe('the room field', () => {
  test.each<[RoomsState, string]>([
    [{ status: 'no-hotel' }, 'Please choose a hotel first.'],
    [{ status: 'loading' }, 'Looking up the rooms…'],
    [{ status: 'failed' }, 'The rooms could not be loaded. Please reload the page.'],
    [{ status: 'ready', rooms: [] }, 'This hotel has no rooms yet.'],
    [{ status: 'ready', rooms }, 'Please choose a room.'],
  ])('shows for the state %j the hint %j', (found, hint) => {
    expect(roomsStateText(found)).toBe(hint)
  })

  test('clears a room of another hotel as soon as the rooms of the chosen hotel are loaded', () => {
    expect(isUnknownRoom({ status: 'ready', rooms }, 'suite')).toBe(true)
    expect(isUnknownRoom({ status: 'ready', rooms: [] }, 'garden')).toBe(true)
    expect(isUnknownRoom({ status: 'ready', rooms }, 'garden')).toBe(false)
    expect(isUnknownRoom({ status: 'ready', rooms }, null)).toBe(false)
    expect(isUnknownRoom({ status: 'failed' }, 'garden')).toBe(false)
    expect(isUnknownRoom({ status: 'loading' }, 'garden')).toBe(false)
  })
})
