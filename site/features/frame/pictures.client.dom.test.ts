import { beforeAll, expect, it } from 'vitest'

const placeholder = /^data:image\/svg\+xml/

/** Adds an image with this state of loading, as React or a list does. */
function addImage(state: { complete: boolean; naturalWidth: number }): HTMLImageElement {
  const image = Object.defineProperties(document.createElement('img'), {
    complete: { value: state.complete },
    naturalWidth: { value: state.naturalWidth },
  })
  image.alt = 'Rice terraces'
  image.srcset = '/media/a.webp 640w'
  image.src = '/media/a.webp'
  document.body.append(image)
  return image
}

const lost = addImage({ complete: true, naturalWidth: 0 })
const loaded = addImage({ complete: true, naturalWidth: 640 })
const loading = addImage({ complete: false, naturalWidth: 0 })

beforeAll(async () => {
  // In happy-dom this collection is not iterable.
  Object.defineProperty(document, 'images', { get: () => document.querySelectorAll('img') })
  await import('./pictures.client.ts')
})

it('the picture script shows a placeholder for a picture that failed earlier, but not for other pictures', () => {
  expect(lost.src).toMatch(placeholder)
  for (const { src } of [loaded, loading]) expect(src).toMatch(/a\.webp$/)
})

it('the picture script shows a placeholder with the alt text for a picture that fails later', () => {
  for (const image of [loading, addImage({ complete: false, naturalWidth: 0 })]) {
    image.dispatchEvent(new Event('error'))
    expect(image.src).toMatch(placeholder)
    expect(image.hasAttribute('srcset')).toBe(false)
    expect(image.alt).toBe('Rice terraces')
    const { src } = image
    image.dispatchEvent(new Event('error'))
    expect(image.src).toBe(src)
  }
})
