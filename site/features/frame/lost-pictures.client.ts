import { signShapes } from '../../ui/sign.ts'

/** The element stays, with its words for those who don't see it: React and scripts that know it go on with it. */
function showSign(image: HTMLImageElement): void {
  if (/^data:/.test(image.src)) return
  image.removeAttribute('srcset')
  // As a page shows where it has no picture (ui/Picture.astro), on the ground that the picture had; in the page itself, since a
  // lost network has lost it too.
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -32 144 96" fill-opacity=".12">${signShapes}</svg>`
}

// Such an event does not bubble.
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showSign(target), true)
for (const image of document.images) if (image.complete && !image.naturalWidth) showSign(image)
