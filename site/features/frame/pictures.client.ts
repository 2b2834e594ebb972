import { placeholderShapes } from '../../ui/picture-placeholder.ts'

/** Shows a placeholder for a picture that failed to load. The element stays, because scripts refer to it. */
function showPlaceholder(image: HTMLImageElement): void {
  const isPlaceholder = image.src.startsWith('data:')
  if (isPlaceholder) return
  image.removeAttribute('srcset')
  // The icon is the same as for a missing picture (ui/Picture.astro), on the picture's placeholder colour. It is
  // inlined, because the network may be down.
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -32 144 96" fill-opacity=".12">${placeholderShapes}</svg>`
}

// Error events do not bubble, so they are captured.
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showPlaceholder(target), true)
for (const image of document.images) if (image.complete && !image.naturalWidth) showPlaceholder(image)

/**
 * Loads pictures with `data-far` that are near the visible part of the page. A picture that is far down on a phone may
 * be visible on a large screen before the visitor first scrolls or clicks.
 */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      target.removeAttribute('data-far')
      observer.unobserve(target)
    }
  },
  { rootMargin: '20%' },
)
for (const picture of document.querySelectorAll('[data-far]')) observer.observe(picture)
