import { addEntry, isTakenBack } from '../../ui/dialog/entry.ts'
import { iconMark, makeElement } from '../../ui/elements.ts'
import { type IconName, icons } from '../../ui/icons.ts'
import { tourPageTexts as texts } from './texts.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
/** Milliseconds without a scroll event until the scroll is over; a frame takes 16. */
const settleTime = 80
const control =
  'inline-flex size-12 items-center justify-center rounded-full bg-white/10 text-white backdrop-blur-xs hover:bg-white/25 disabled:invisible'

/**
 * Creates the full-screen viewer: a strip with native scrolling and snapping, with buttons, arrow keys and a counter.
 */
export function makeViewer(gallery: HTMLElement): { open: (at: number) => void } {
  const slides = picturesOf(gallery).map(makeSlide)
  const count = slides.length
  let index = 0

  const counter = makeElement('p')
  counter.ariaLive = 'polite'
  const strip = makeElement(
    'ul',
    'flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-none [scrollbar-width:none]',
    slides,
  )
  strip.tabIndex = 0
  strip.ariaLabel = texts.gallery
  const close = button('close', texts.closeGallery, () => viewer.close())
  const previous = button('chevron-left', texts.previous, () => show(index - 1, 'smooth'))
  const next = button('chevron-right', texts.next, () => show(index + 1, 'smooth'))
  const viewer = makeElement(
    'dialog',
    'm-0 h-dvh max-h-none w-full max-w-none bg-[#0b1411] text-white backdrop:bg-black',
    [
      makeElement('div', 'flex h-full flex-col', [
        makeElement('div', 'flex items-center justify-between px-4 py-2', [counter, close]),
        strip,
        makeElement('div', `flex items-center justify-center gap-6 py-3 ${count < 2 ? 'hidden' : ''}`, [
          previous,
          next,
        ]),
      ]),
    ],
  )
  viewer.ariaLabel = texts.gallery
  viewer.dataset.viewer = ''
  gallery.append(viewer)

  const draw = () => {
    counter.textContent = texts.counter(index + 1, count)
    hide(previous, index === 0)
    hide(next, index === count - 1)
  }
  /** Moves the focus from a hidden button to the pictures, so that the arrow keys still work. */
  const hide = (button: HTMLButtonElement, isHidden: boolean) => {
    if (isHidden && button === document.activeElement) strip.focus()
    button.disabled = isHidden
  }
  const show = (at: number, behavior: ScrollBehavior) => {
    index = Math.min(Math.max(at, 0), count - 1)
    strip.scrollTo({ left: index * strip.clientWidth, behavior: still.matches ? 'instant' : behavior })
    draw()
  }

  // Not every browser supports `scrollend`, so a pause without scroll events counts as the end.
  let rest = 0
  strip.addEventListener('scroll', () => {
    clearTimeout(rest)
    rest = window.setTimeout(() => {
      index = Math.round(strip.scrollLeft / strip.clientWidth)
      draw()
    }, settleTime)
  })
  viewer.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(index + step, 'smooth')
  })
  // A page restored from the back/forward cache must not show the viewer.
  addEventListener('pagehide', () => viewer.close())
  let takeEntryBack = () => {}
  viewer.addEventListener('close', () => takeEntryBack())
  addEventListener('popstate', () => isTakenBack() || viewer.close())
  addEventListener('resize', () => {
    if (viewer.open) show(index, 'instant')
  })

  return {
    open(at) {
      if (!viewer.open) {
        viewer.showModal()
        takeEntryBack = addEntry()
      }
      strip.focus()
      show(at, 'instant')
    },
  }
}

/** Returns the visible pictures and those in the template. */
function picturesOf(gallery: HTMLElement): HTMLImageElement[] {
  const others = gallery.querySelector('template')?.content.querySelectorAll('img') ?? []
  return [...gallery.querySelectorAll('img'), ...others]
}

function makeSlide(picture: HTMLImageElement): HTMLElement {
  const image = document.importNode(picture)
  image.className = 'max-h-full min-h-0 w-auto max-w-full object-contain'
  image.loading = 'lazy'
  image.sizes = '100vw'
  const words = makeElement('p', 'text-center text-sm text-white/80', [picture.alt])
  words.ariaHidden = 'true'
  return makeElement(
    'li',
    'flex w-full shrink-0 snap-center snap-always flex-col items-center justify-center gap-3 p-2 md:px-20',
    [image, words],
  )
}

function button(icon: IconName, label: string, press: () => void): HTMLButtonElement {
  const made = makeElement('button', control, [iconMark(icons[icon], 'size-6')])
  made.type = 'button'
  made.ariaLabel = label
  made.addEventListener('click', press)
  return made
}
