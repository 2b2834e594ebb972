import { withCode } from '../../lib/load-code.ts'
import { onPanelRequest } from '../../lib/panels.ts'

/** The buttons that book a room; React is loaded with the first press. */
onPanelRequest('room', ({ opener }) => {
  withCode(import('./RoomDialog.tsx'), ({ mountRoomDialog }) => mountRoomDialog(opener), opener)
})
