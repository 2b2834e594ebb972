/**
 * The HTML `sizes` of a card's picture. Wide screens crop a picture that is wider than its frame; on a phone's dense
 * screen the cropped picture is sharp enough without the extra width.
 */
export const cardPictureSizes = '(min-width: 75rem) 32rem, (min-width: 64rem) 43vw, (min-width: 40rem) 52vw, 46vw'
