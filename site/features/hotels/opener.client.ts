import { runWhenLoaded } from '../../lib/load-code.ts'
import { onPanelRequest } from '../../lib/panels.ts'

/** Opens the dialog that books a room. Its code is loaded when a button is first pressed. */
onPanelRequest('room', ({ opener }) => {
  runWhenLoaded(import('./RoomDialog.tsx'), ({ mountRoomDialog }) => mountRoomDialog(opener), opener)
})
