import { showBusy } from '../../lib/load-code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { loadWithWholeStyles } from '../../lib/styles.ts'
import { searchPath } from './query.ts'

onPanelRequest('search', ({ opener }) => {
  showBusy(loadWithWholeStyles(import('./SearchDialog.tsx')), opener).then(
    ({ mountSearchDialog }) => mountSearchDialog(),
    // If the dialog cannot be loaded, the search page opens instead.
    () => location.assign(searchPath),
  )
})
