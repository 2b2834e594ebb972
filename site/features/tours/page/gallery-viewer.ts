import { createElement, createIcon } from '../../../lib/elements.ts'
import { addHistoryEntry, isDialogGoingBack } from '../../../ui/dialog/history-entry.ts'
import { type IconName, icons } from '../../../ui/icons.ts'
import { tourPageTexts as texts } from './texts.ts'

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
/** After this pause without scroll events, scrolling counts as ended. The pause is five frames of 16 ms. */
const settleTimeMs = 80
const controlClass =
  'inline-flex size-12 items-center justify-center rounded-full bg-white/10 text-white backdrop-blur-xs hover:bg-white/25 disabled:invisible'

/** Creates a full-screen strip of pictures with native scrolling, buttons, arrow keys and a counter. */
export function createViewer(gallery: HTMLElement): { open: (pictureIndex: number) => void } {
  const slides = findPictures(gallery).map(createSlide)
  const pictureCount = slides.length
  let currentIndex = 0

  const counter = createElement('p')
  counter.ariaLive = 'polite'
  const strip = createElement(
    'ul',
    'flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-none [scrollbar-width:none]',
    slides,
  )
  strip.tabIndex = 0
  strip.ariaLabel = texts.gallery
  const closeButton = createButton('close', texts.closeGallery, () => viewer.close())
  const previousButton = createButton('chevron-left', texts.previous, () => showPicture(currentIndex - 1, 'smooth'))
  const nextButton = createButton('chevron-right', texts.next, () => showPicture(currentIndex + 1, 'smooth'))
  const viewer = createElement(
    'dialog',
    'm-0 h-dvh max-h-none w-full max-w-none bg-[#0b1411] text-white backdrop:bg-black',
    [
      createElement('div', 'flex h-full flex-col', [
        createElement('div', 'flex items-center justify-between px-4 py-2', [counter, closeButton]),
        strip,
        createElement('div', `flex items-center justify-center gap-6 py-3 ${pictureCount < 2 ? 'hidden' : ''}`, [
          previousButton,
          nextButton,
        ]),
      ]),
    ],
  )
  viewer.ariaLabel = texts.gallery
  viewer.dataset.viewer = ''
  gallery.append(viewer)

  const updateControls = () => {
    counter.textContent = texts.counter(currentIndex + 1, pictureCount)
    setHidden(previousButton, currentIndex === 0)
    setHidden(nextButton, currentIndex === pictureCount - 1)
  }
  /** A disabled button is invisible. Its focus moves to the pictures, so that the arrow keys still work. */
  const setHidden = (button: HTMLButtonElement, isHidden: boolean) => {
    if (isHidden && button === document.activeElement) strip.focus()
    button.disabled = isHidden
  }
  const showPicture = (pictureIndex: number, behavior: ScrollBehavior) => {
    currentIndex = Math.min(Math.max(pictureIndex, 0), pictureCount - 1)
    strip.scrollTo({
      left: currentIndex * strip.clientWidth,
      behavior: prefersReducedMotion.matches ? 'instant' : behavior,
    })
    updateControls()
  }

  // Not every browser supports the event `scrollend`.
  let settleTimer = 0
  strip.addEventListener('scroll', () => {
    clearTimeout(settleTimer)
    settleTimer = window.setTimeout(() => {
      currentIndex = Math.round(strip.scrollLeft / strip.clientWidth)
      updateControls()
    }, settleTimeMs)
  })
  viewer.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    showPicture(currentIndex + step, 'smooth')
  })
  // A page restored from the back/forward cache must not show the viewer.
  addEventListener('pagehide', () => viewer.close())
  let removeHistoryEntry = () => {}
  viewer.addEventListener('close', () => removeHistoryEntry())
  // Back closes the viewer. If another dialog goes back to remove its history entry, the viewer stays open.
  addEventListener('popstate', () => {
    if (!isDialogGoingBack()) viewer.close()
  })
  addEventListener('resize', () => {
    if (viewer.open) showPicture(currentIndex, 'instant')
  })

  return {
    open(pictureIndex) {
      if (!viewer.open) {
        viewer.showModal()
        removeHistoryEntry = addHistoryEntry()
      }
      strip.focus()
      showPicture(pictureIndex, 'instant')
    },
  }
}

/** Includes the pictures in the `<template>`, which the page itself does not show. */
function findPictures(gallery: HTMLElement): HTMLImageElement[] {
  const otherPictures = gallery.querySelector('template')?.content.querySelectorAll('img') ?? []
  return [...gallery.querySelectorAll('img'), ...otherPictures]
}

function createSlide(picture: HTMLImageElement): HTMLElement {
  const image = document.importNode(picture)
  image.className = 'max-h-full min-h-0 w-auto max-w-full object-contain'
  image.loading = 'lazy'
  image.sizes = '100vw'
  const caption = createElement('p', 'text-center text-sm text-white/80', [picture.alt])
  caption.ariaHidden = 'true'
  return createElement(
    'li',
    'flex w-full shrink-0 snap-center snap-always flex-col items-center justify-center gap-3 p-2 md:px-20',
    [image, caption],
  )
}

function createButton(icon: IconName, label: string, onClick: () => void): HTMLButtonElement {
  const element = createElement('button', controlClass, [createIcon(icons[icon], 'size-6')])
  element.type = 'button'
  element.ariaLabel = label
  element.addEventListener('click', onClick)
  return element
}
