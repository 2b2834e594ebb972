import { signShapes } from '../../ui/sign.ts'

/** The element stays, with its words for those who don't see it: React and scripts that know it go on with it. */
function showSign(image: HTMLImageElement): void {
  if (/^data:/.test(image.src)) return
  image.removeAttribute('srcset')
  // As a page shows where it has no picture (ui/Picture.astro); darker in a frame whose words are white. It stands in the page
  // itself: a lost network has lost it too.
  const ground = image.closest('.isolate') ? '0b463b' : 'e6ece6'
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -32 144 96" fill-opacity=".12" style="background:%23${ground}">${signShapes}</svg>`
}

// Such an event does not bubble.
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showSign(target), true)
for (const image of document.images) if (image.complete && !image.naturalWidth) showSign(image)
