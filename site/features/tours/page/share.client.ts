import { runWhenLoaded } from '../../../lib/load-code.ts'

function initShareButton(container: HTMLElement): void {
  const { share: title = '', url = '', picture = null } = container.dataset
  let dialog: HTMLDialogElement | undefined

  const opener = container.querySelector('[data-share-open]')
  opener?.addEventListener('click', () => {
    runWhenLoaded(
      import('./share-dialog.ts'),
      ({ createShareDialog }) => {
        if (!dialog) {
          dialog = createShareDialog({ title, url, picture })
          container.append(dialog)
        }
        if (!dialog.open) dialog.showModal()
      },
      opener,
    )
  })
}

for (const container of document.querySelectorAll<HTMLElement>('[data-share]')) initShareButton(container)
