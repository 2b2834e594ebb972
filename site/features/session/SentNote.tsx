import { useEffect, useRef } from 'react'

interface Props {
  isSent: boolean
  title: string
  text: string
}

/**
 * Says that a mail was sent, in the place of the form that asked for it, whose focus it takes. It stands there before, empty:
 * a screen reader tells what changes in it.
 */
export function SentNote({ isSent, title, text }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) note.current?.focus()
  }, [isSent])
  return (
    <div ref={note} role="status" tabIndex={-1} className="outline-none">
      {isSent && (
        <div className="rounded-sm bg-mist p-4">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{text}</p>
        </div>
      )}
    </div>
  )
}
