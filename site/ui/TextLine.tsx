/** Each text has its own direction, so that the text after an Arabic name is not reordered. */
export function TextLine({ parts }: { parts: readonly string[] }) {
  const [firstPart, ...otherParts] = parts.filter((part) => part !== '')
  return (
    <>
      <bdi>{firstPart}</bdi>
      {otherParts.length > 0 && ' · '}
      {otherParts.length > 0 && <TextLine parts={otherParts} />}
    </>
  )
}
