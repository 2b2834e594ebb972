/**
 * Pictures that are far down on a phone may be visible at once on a large screen. They are shown and loaded although
 * the page is untouched.
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
