/**
 * Pictures that are far down on a phone may be seen at once on a large screen: those are shown, and then fetched, although the
 * page has not been touched.
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
