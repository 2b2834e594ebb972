import type { OfficeWords } from '../../office/words/index.ts'

interface Bar {
  /** The day or month, as shown. */
  label: string
  value: number
  /** The value, as shown. */
  text: string
}

interface Props {
  title: string
  bars: readonly Bar[]
  words: Pick<OfficeWords, 'most' | 'none'>
}

/**
 * In units of the SVG, which is stretched to its container: the width of a bar with its gap, and the height of the
 * chart.
 */
const step = 10
const height = 100

/**
 * A bar chart in one colour, without a library; negative values are drawn below the line. The table that follows
 * contains the same figures, so the description of the chart names only the highest bar.
 */
export function Bars({ title, bars, words }: Props) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const lowest = Math.min(0, ...bars.map(({ value }) => value))
  const scale = height / (highest - lowest || 1)
  const zero = highest === lowest ? height : highest * scale
  const top = bars.find(({ value }) => value === highest)
  const most = highest > 0 && top ? words.most(top.text, top.label) : words.none
  return (
    <figure className="nusa-bars">
      <figcaption>
        <strong>{title}</strong> <span>{most}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${most}`}
      >
        {bars.map(({ label, value, text }, index) => (
          <rect
            key={label}
            x={index * step + 1}
            width={step - 2}
            y={value > 0 ? zero - value * scale : zero}
            height={Math.abs(value) * scale}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
        <line x1="0" x2={bars.length * step} y1={zero} y2={zero} />
      </svg>
      <p aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  )
}
