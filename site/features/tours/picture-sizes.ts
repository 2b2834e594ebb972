/**
 * How wide a card's picture is shown. On wide screens the frame shows the middle of a picture that is wider than it; a phone's
 * screen is so fine that the picture's middle is sharp enough without the extra width.
 */
export const cardPictureSizes = '(min-width: 75rem) 32rem, (min-width: 64rem) 43vw, (min-width: 40rem) 52vw, 46vw'
