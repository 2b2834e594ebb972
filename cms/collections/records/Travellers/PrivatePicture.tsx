interface Props {
  /** URL within this CMS, which serves the picture to staff only. */
  address: string
  alt: string
  /** Width and height in CSS pixels, if the picture is square. */
  side?: number
}

/** Shows a picture from the database. */
export function PrivatePicture({ address, alt, side }: Props) {
  // biome-ignore lint/performance/noImgElement: Next would fetch it without the user's cookie and cache it.
  return <img src={address} alt={alt} width={side} height={side} />
}
