interface Props {
  /** Of this CMS, which gives the picture to staff only. */
  address: string
  alt: string
  /** Both width and height, in CSS pixels, where it is a square. */
  side?: number
}

/** A picture from the database. */
export function PrivatePicture({ address, alt, side }: Props) {
  // biome-ignore lint/performance/noImgElement: Next's own would fetch it without the colleague's cookie and keep it.
  return <img src={address} alt={alt} width={side} height={side} />
}
