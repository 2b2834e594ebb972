/**
 * Lays out what has been parsed of a page so far, where it stands in it. The first layout of a whole page is a task that holds a
 * slow phone up: what comes before such a script is laid out in a task of its own. So is what the first layout costs before any
 * element, making the style sheet's rules ready and opening the fonts.
 */
export const layOutScript = 'document.body.offsetTop'
