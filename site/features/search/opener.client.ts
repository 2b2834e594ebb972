import { showWorking } from '../../lib/code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { styled } from '../../lib/styles.ts'
import { searchPath } from './query.ts'

onPanelRequest('search', ({ opener }) => {
  showWorking(styled(import('./mount-search-dialog.tsx')), opener).then(
    ({ mountSearchDialog }) => mountSearchDialog(),
    // The search page replaces the dialog.
    () => location.assign(searchPath),
  )
})
