import { showBusy } from '../../../lib/load-code.ts'
import { loadWithWholeStyles } from '../../../lib/styles.ts'

function initGallery(gallery: HTMLElement): void {
  let viewer: { open: (pictureIndex: number) => void } | undefined

  for (const opener of gallery.querySelectorAll<HTMLAnchorElement>('[data-gallery-open]')) {
    opener.addEventListener('click', async (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      try {
        const { createViewer } = await showBusy(loadWithWholeStyles(import('./gallery-viewer.ts')), opener)
        viewer ??= createViewer(gallery)
        viewer.open(Number(opener.dataset.galleryOpen))
      } catch {
        // Fall back to the link, which shows the picture file.
        location.assign(opener.href)
      }
    })
  }
}

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) initGallery(gallery)
