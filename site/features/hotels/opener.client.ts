import { runWhenLoaded } from '../../lib/load-code.ts'
import { onPanelRequest } from '../../lib/panels.ts'

onPanelRequest('room', ({ opener }) => {
  runWhenLoaded(import('./RoomDialog.tsx'), ({ mountRoomDialog }) => mountRoomDialog(opener), opener)
})
