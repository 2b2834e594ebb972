import { runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'

// The buttons that book a transfer. React is loaded at the first press. Without this script they lead to a car's page.
onPanelRequest('transfer', ({ opener }) => {
  runWhenLoaded(import('./TransferDialog.tsx'), ({ mountTransferDialog }) => mountTransferDialog(opener), opener)
})
