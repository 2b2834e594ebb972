import { nextSlide, slideTimeMs } from './rotation.ts'

/**
 * Rotates the pictures unless the visitor interacts with the hero, has paused the pictures, or prefers reduced motion.
 */
function initHero(hero: HTMLElement): void {
  const frame = hero.querySelector('[data-hero-slides]')
  const others = hero.querySelector<HTMLTemplateElement>('[data-hero-others]')
  const pause = hero.querySelector<HTMLElement>('[data-hero-pause]')
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-hero-dot]')]
  if (!frame || !others || !pause) return

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let index = 0
  let isPaused = stillness.matches
  let isBusy = false

  let loadedPictures: HTMLImageElement[] | undefined
  /** One picture per dot. They are created when the second picture is needed, not during page load. */
  const slides = () => {
    loadedPictures ??= [...frame.querySelectorAll('img'), ...hiddenPictures(others)]
    return loadedPictures
  }

  /** Loads the picture shortly before it is shown. */
  const prepare = (slideIndex: number) => {
    const slide = slides()[slideIndex]
    if (!slide || slide.isConnected) return
    slide.loading = 'eager'
    frame.append(slide)
  }

  const show = async (slideIndex: number) => {
    index = slideIndex
    prepare(slideIndex)
    const slide = slides()[slideIndex]
    await slide?.decode().catch(() => undefined)
    // Another slide was requested while this slide loaded.
    if (index !== slideIndex) return
    for (const [position, picture] of slides().entries())
      picture.toggleAttribute('data-hidden', position !== slideIndex)
    for (const [position, dot] of dots.entries()) {
      if (position === slideIndex) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (!isPaused) prepare(nextSlide(slideIndex, dots.length))
    restartTimer()
  }

  const drawPause = () => {
    hero.toggleAttribute('data-paused', isPaused)
    pause.setAttribute('aria-label', (isPaused ? pause.dataset.playText : pause.dataset.pauseText) ?? '')
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused
    drawPause()
  })
  for (const [slideIndex, dot] of dots.entries()) {
    dot.addEventListener('click', () => void show(slideIndex))
  }
  hero.addEventListener('pointerenter', ({ pointerType }) => {
    isBusy = pointerType === 'mouse'
  })
  // A tapped dot keeps an invisible focus, which must not stop the slides.
  const hasVisibleFocus = () => hero.querySelector(':focus-visible') !== null
  hero.addEventListener('pointerleave', () => {
    isBusy = hasVisibleFocus()
  })
  hero.addEventListener('focusin', () => {
    isBusy ||= hasVisibleFocus()
  })
  hero.addEventListener('focusout', () => {
    isBusy = hero.matches(':hover')
  })
  stillness.addEventListener('change', () => {
    isPaused = stillness.matches
    drawPause()
  })

  let timer = 0
  /** The current slide is shown for its full time. */
  const restartTimer = () => {
    clearInterval(timer)
    timer = window.setInterval(() => {
      if (!isPaused && !isBusy && !document.hidden) void show(nextSlide(index, dots.length))
    }, slideTimeMs)
  }

  drawPause()
  restartTimer()
  setTimeout(() => {
    if (!isPaused) prepare(nextSlide(index, dots.length))
  }, slideTimeMs / 2)
}

function hiddenPictures({ content }: HTMLTemplateElement): HTMLImageElement[] {
  const pictures = [...document.importNode(content, true).querySelectorAll('img')]
  for (const picture of pictures) picture.toggleAttribute('data-hidden', true)
  return pictures
}

const hero = document.querySelector<HTMLElement>('[data-hero]')
if (hero) initHero(hero)
