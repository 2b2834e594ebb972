import { showWorking } from '../../lib/code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { styled } from '../../lib/styles.ts'
import { searchPath } from './query.ts'

onPanelRequest('search', ({ opener }) => {
  showWorking(styled(import('./mount-search-dialog.tsx')), opener).then(
    ({ mountSearchDialog }) => mountSearchDialog(),
    // The page does what the dialog would have done.
    () => location.assign(searchPath),
  )
})
