export interface Room {
  id: string
  name: string
}

export type RoomsState = { status: 'no-hotel' | 'loading' | 'failed' } | { status: 'ready'; rooms: readonly Room[] }

export function roomsStateText(state: RoomsState): string {
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

/** Returns whether the chosen room is not a room of the hotel, because the hotel was changed or the room deleted. */
export function isUnknownRoom(state: RoomsState, room: string | null | undefined): boolean {
  return Boolean(room) && state.status === 'ready' && !state.rooms.some(({ id }) => id === room)
}
