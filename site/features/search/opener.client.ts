import { onPanelRequest } from '../../lib/panels.ts'
import { styled } from '../../lib/styles.ts'
import { searchPath } from './query.ts'

onPanelRequest('search', () => {
  styled(import('./mount-search-dialog.tsx')).then(
    ({ mountSearchDialog }) => mountSearchDialog(),
    // The page does what the dialog would have done.
    () => location.assign(searchPath),
  )
})
