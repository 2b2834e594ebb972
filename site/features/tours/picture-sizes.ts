/**
 * How wide a card's picture is shown. A frame narrower than the picture shows its middle: the picture itself is wider than the
 * frame.
 */
export const cardPictureSizes = '(min-width: 75rem) 32rem, (min-width: 64rem) 43vw, (min-width: 40rem) 52vw, 69vw'
