/** Several texts in one line. Each runs as its own script does, so that what follows an Arabic name stays as it is. */
export function LineOf({ parts }: { parts: readonly string[] }) {
  const [first, ...rest] = parts.filter((part) => part !== '')
  return (
    <>
      <bdi>{first}</bdi>
      {rest.length > 0 && ' · '}
      {rest.length > 0 && <LineOf parts={rest} />}
    </>
  )
}
