import { signShapes } from '../../ui/sign.ts'

/** The same as a page shows where it has no picture (ui/Picture.astro), in the page itself: a lost network has lost it too. */
const sign = (ground: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="-48 -32 144 96" fill="${shapes}"><path fill="${ground}" d="M-48-32h144v96h-144z"/>${signShapes}</svg>`,
  )}`

/** The element stays, with its words for those who don't see it: React and scripts that know it go on with it. */
function showSign(image: HTMLImageElement): void {
  if (image.src.startsWith('data:')) return
  image.removeAttribute('srcset')
  // White words stand on the pictures in such a frame.
  image.src = image.closest('.isolate') ? sign('#0b463b', '#0f5c4d') : sign('#e6ece6', '#c9d3cb')
}

// Such an event does not bubble.
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showSign(target), true)
for (const image of document.images) if (image.complete && image.naturalWidth === 0) showSign(image)
