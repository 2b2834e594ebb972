/**
 * Forces the layout of the part of the page parsed so far. The first layout of a whole page is a long task on a slow
 * phone; this splits it. It also includes the fixed cost of the first layout: preparing the style sheet and loading the
 * fonts.
 */
export const layOutScript = 'document.body.offsetTop'
