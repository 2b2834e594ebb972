export interface Room {
  id: string
  name: string
}

/** What is known of the rooms of the hotel that was chosen. */
export type RoomsFound = { status: 'no-hotel' | 'loading' | 'failed' } | { status: 'ready'; rooms: readonly Room[] }

/** What the field says while no room is chosen. */
export function roomHint(found: RoomsFound): string {
  switch (found.status) {
    case 'no-hotel':
      return 'Please choose a hotel first.'
    case 'loading':
      return 'Looking up the rooms…'
    case 'failed':
      return 'The rooms could not be loaded. Please reload the page.'
    case 'ready':
      return found.rooms.length === 0 ? 'This hotel has no rooms yet.' : 'Please choose a room.'
  }
}

/** Says whether a room was chosen that the hotel does not have: another hotel was chosen since, or the room is gone. */
export function isForeignRoom(found: RoomsFound, room: string | null | undefined): boolean {
  return Boolean(room) && found.status === 'ready' && !found.rooms.some(({ id }) => id === room)
}
