/**
 * Forces the layout of the part of the page that is parsed so far. The first layout of a whole page is a long task on a
 * slow phone, and this script splits the task. Pages place it after the content of the first screen, such as the first
 * item of a list. The first part also includes the fixed cost of preparing the style sheet and loading the fonts.
 */
export const layOutScript = 'document.body.offsetTop'
