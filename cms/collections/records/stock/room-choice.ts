export interface Room {
  id: string
  name: string
}

/** The loading state of the chosen hotel's rooms. */
export type RoomsState = { status: 'no-hotel' | 'loading' | 'failed' } | { status: 'ready'; rooms: readonly Room[] }

/** Returns the text of the field while no room is chosen. */
export function describeRoomsState(state: RoomsState): string {
  switch (state.status) {
    case 'no-hotel':
      return 'Please choose a hotel first.'
    case 'loading':
      return 'Looking up the rooms…'
    case 'failed':
      return 'The rooms could not be loaded. Please reload the page.'
    case 'ready':
      return state.rooms.length === 0 ? 'This hotel has no rooms yet.' : 'Please choose a room.'
  }
}

/**
 * Returns whether the chosen hotel does not have the chosen room, because the hotel was changed or the room was
 * deleted.
 */
export function isRoomOfOtherHotel(state: RoomsState, room: string | null | undefined): boolean {
  return Boolean(room) && state.status === 'ready' && !state.rooms.some(({ id }) => id === room)
}
