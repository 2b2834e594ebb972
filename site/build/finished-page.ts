import { finishHtml } from './finish-html.ts'
import { preloadPicture } from './preload-picture.ts'

/** A page as it is served, out of what Astro makes; `withStyles` puts its styles in: see page-styles.ts. */
export function finishedPage(html: string, withStyles: (html: string) => string = (page) => page): string {
  return finishHtml(withStyles(preloadPicture(html)))
}
