import { useEffect, useRef } from 'react'

interface Props {
  isSent: boolean
  title: string
  text: string
}

/**
 * Shows, instead of the form, that a mail was sent, and takes its focus. The empty element is rendered before, because
 * screen readers announce only changes.
 */
export function SentMessage({ isSent, title, text }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) container.current?.focus()
  }, [isSent])
  return (
    <div ref={container} role="status" tabIndex={-1} className="outline-none">
      {isSent && (
        <div className="rounded-sm bg-mist p-4">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{text}</p>
        </div>
      )}
    </div>
  )
}
