import { nextSlideIndex, slideTimeMs } from './rotation.ts'

/**
 * Rotates the pictures unless the visitor interacts with the hero, has paused the pictures, or prefers reduced motion.
 */
function initHero(hero: HTMLElement): void {
  const frame = hero.querySelector('[data-hero-slides]')
  const slideTemplate = hero.querySelector<HTMLTemplateElement>('[data-hero-others]')
  const pauseButton = hero.querySelector<HTMLElement>('[data-hero-pause]')
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-hero-dot]')]
  if (!frame || !slideTemplate || !pauseButton) return

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let currentIndex = 0
  let isPaused = reducedMotion.matches
  let isInteracting = false

  let slides: HTMLImageElement[] | undefined
  /** Returns one picture per dot. The pictures are created when the second picture is needed, not during page load. */
  const getSlides = () => {
    slides ??= [...frame.querySelectorAll('img'), ...createHiddenPictures(slideTemplate)]
    return slides
  }

  /** Loads the picture shortly before it is shown. */
  const preloadSlide = (slideIndex: number) => {
    const slide = getSlides()[slideIndex]
    if (!slide || slide.isConnected) return
    slide.loading = 'eager'
    frame.append(slide)
  }

  const showSlide = async (slideIndex: number) => {
    currentIndex = slideIndex
    preloadSlide(slideIndex)
    const slide = getSlides()[slideIndex]
    await slide?.decode().catch(() => undefined)
    // Another slide was requested while this slide loaded.
    if (currentIndex !== slideIndex) return
    for (const [position, picture] of getSlides().entries())
      picture.toggleAttribute('data-hidden', position !== slideIndex)
    for (const [position, dot] of dots.entries()) {
      if (position === slideIndex) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (!isPaused) preloadSlide(nextSlideIndex(slideIndex, dots.length))
    restartTimer()
  }

  const renderPauseButton = () => {
    hero.toggleAttribute('data-paused', isPaused)
    pauseButton.setAttribute(
      'aria-label',
      (isPaused ? pauseButton.dataset.playText : pauseButton.dataset.pauseText) ?? '',
    )
  }

  pauseButton.addEventListener('click', () => {
    isPaused = !isPaused
    renderPauseButton()
  })
  for (const [slideIndex, dot] of dots.entries()) {
    dot.addEventListener('click', () => void showSlide(slideIndex))
  }
  hero.addEventListener('pointerenter', ({ pointerType }) => {
    isInteracting = pointerType === 'mouse'
  })
  // A tapped dot keeps an invisible focus, which must not stop the slides.
  const hasVisibleFocus = () => hero.querySelector(':focus-visible') !== null
  hero.addEventListener('pointerleave', () => {
    isInteracting = hasVisibleFocus()
  })
  hero.addEventListener('focusin', () => {
    isInteracting ||= hasVisibleFocus()
  })
  hero.addEventListener('focusout', () => {
    isInteracting = hero.matches(':hover')
  })
  reducedMotion.addEventListener('change', () => {
    isPaused = reducedMotion.matches
    renderPauseButton()
  })

  let timer = 0
  /** Restarts the timer, so that the current slide is shown for its full time. */
  const restartTimer = () => {
    clearInterval(timer)
    timer = window.setInterval(() => {
      if (!isPaused && !isInteracting && !document.hidden) void showSlide(nextSlideIndex(currentIndex, dots.length))
    }, slideTimeMs)
  }

  renderPauseButton()
  restartTimer()
  setTimeout(() => {
    if (!isPaused) preloadSlide(nextSlideIndex(currentIndex, dots.length))
  }, slideTimeMs / 2)
}

function createHiddenPictures({ content }: HTMLTemplateElement): HTMLImageElement[] {
  const pictures = [...document.importNode(content, true).querySelectorAll('img')]
  for (const picture of pictures) picture.toggleAttribute('data-hidden', true)
  return pictures
}

const hero = document.querySelector<HTMLElement>('[data-hero]')
if (hero) initHero(hero)
