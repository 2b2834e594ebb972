/**
 * Forces the layout of the part of the page that is parsed so far, because the first layout of a whole page is a long
 * task on a slow phone.
 */
export const layOutScript = 'document.body.offsetTop'
