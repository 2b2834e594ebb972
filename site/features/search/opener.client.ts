import { showBusy } from '../../lib/load-code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { loadWithWholeStyles } from '../../lib/styles.ts'
import { searchPath } from './query.ts'

onPanelRequest('search', ({ opener }) => {
  showBusy(loadWithWholeStyles(import('./SearchDialog.tsx')), opener).then(
    ({ mountSearchDialog }) => mountSearchDialog(),
    // The search page replaces the dialog.
    () => location.assign(searchPath),
  )
})
