import { finishHtml } from './finish-html.ts'
import { preloadPicture } from './preload-picture.ts'

/** Returns the final HTML of a page from the output of Astro. `withStyles` inlines its styles: see page-styles.ts. */
export function finishedPage(html: string, withStyles: (html: string) => string = (page) => page): string {
  return finishHtml(withStyles(preloadPicture(html)))
}
