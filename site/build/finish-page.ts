import { finishHtml } from './finish-html.ts'
import { preloadPicture } from './preload-picture.ts'

/** Returns the final HTML of a page from the output of Astro. `inlineStyles` inlines its styles: see page-styles.ts. */
export function finishPage(html: string, inlineStyles: (html: string) => string = (page) => page): string {
  return finishHtml(inlineStyles(preloadPicture(html)))
}
