/** Each text has its own direction, so that the text after an Arabic name is not reordered. */
export function TextLine({ parts }: { parts: readonly string[] }) {
  const [first, ...rest] = parts.filter((part) => part !== '')
  return (
    <>
      <bdi>{first}</bdi>
      {rest.length > 0 && ' · '}
      {rest.length > 0 && <TextLine parts={rest} />}
    </>
  )
}
