import { createRoot } from 'react-dom/client'
import { SearchDialog } from './SearchDialog.tsx'

let isOpen = false

/** Opens the search dialog over whatever page this is. */
export function mountSearchDialog(): void {
  if (isOpen) return
  isOpen = true
  const host = document.createElement('div')
  document.body.append(host)
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
