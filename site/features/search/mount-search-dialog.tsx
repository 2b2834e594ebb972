import { createRoot } from 'react-dom/client'
import { guardTranslatedTexts } from '../../lib/translated-texts.ts'
import { SearchDialog } from './SearchDialog.tsx'

let isOpen = false

/** Opens the search dialog on any page. */
export function mountSearchDialog(): void {
  if (isOpen) return
  isOpen = true
  const host = document.createElement('div')
  document.body.append(host)
  guardTranslatedTexts()
  const root = createRoot(host)
  root.render(
    <SearchDialog
      onClose={() => {
        root.unmount()
        host.remove()
        isOpen = false
      }}
    />,
  )
}
