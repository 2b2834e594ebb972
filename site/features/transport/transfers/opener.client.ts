import { runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'

// React is loaded at the first press. Without this script the buttons lead to a car's page.
onPanelRequest('transfer', ({ opener }) => {
  runWhenLoaded(import('./TransferDialog.tsx'), ({ mountTransferDialog }) => mountTransferDialog(opener), opener)
})
