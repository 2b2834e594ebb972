export interface Room {
  id: string
  name: string
}

/** The loading state of the chosen hotel's rooms. */
export type RoomsFound = { status: 'no-hotel' | 'loading' | 'failed' } | { status: 'ready'; rooms: readonly Room[] }

/** Returns the text of the field while no room is chosen. */
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

/**
 * Returns whether the hotel does not have the chosen room, because another hotel was chosen or the room was deleted.
 */
export function isForeignRoom(found: RoomsFound, room: string | null | undefined): boolean {
  return Boolean(room) && found.status === 'ready' && !found.rooms.some(({ id }) => id === room)
}
