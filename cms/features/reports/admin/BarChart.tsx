import type { OfficeTexts } from '../../../collections/records/texts/index.ts'

interface Bar {
  label: string
  value: number
  /** The value with its unit. */
  text: string
}

interface Props {
  title: string
  bars: readonly Bar[]
  texts: Pick<OfficeTexts, 'highestValue' | 'noValue'>
}

/** In units of the SVG. The width of a bar includes the gap to the next bar. */
const barWidth = 10
const chartHeight = 100

/**
 * Negative values are drawn below the line. The accessible description names only the highest bar, because the table
 * below the chart contains all values.
 */
export function BarChart({ title, bars, texts }: Props) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const lowest = Math.min(0, ...bars.map(({ value }) => value))
  const scale = chartHeight / (highest - lowest || 1)
  const hasOnlyZeros = highest === lowest
  const zeroY = hasOnlyZeros ? chartHeight : highest * scale
  const highestBar = bars.find(({ value }) => value === highest)
  const summary = highest > 0 && highestBar ? texts.highestValue(highestBar.text, highestBar.label) : texts.noValue
  return (
    <figure className="nusa-bar-chart">
      <figcaption>
        <strong>{title}</strong> <span>{summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * barWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        {bars.map(({ label, value, text }, index) => (
          <rect
            key={label}
            x={index * barWidth + 1}
            width={barWidth - 2}
            y={value > 0 ? zeroY - value * scale : zeroY}
            height={Math.abs(value) * scale}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
        <line x1="0" x2={bars.length * barWidth} y1={zeroY} y2={zeroY} />
      </svg>
      <p aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  )
}
