export type Point = readonly [x: number, y: number]

/** A number as short as a path needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Straight lines through the points. */
export function line(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`
}

export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`
}

/** A soft curve through the points (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  let d = `M${pair(first)}`
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] ?? first
    const p2 = points[i + 1] ?? p1
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`
  }
  return d
}

/** A closed soft shape through the points. */
export function blob(points: readonly Point[]): string {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last) return ''
  const whole = curve([last, ...points, first, second])
  // The curve's first and last pieces only lead in and out: start at the first point, and close there.
  const pieces = whole.split('C')
  return `M${pair(first)}C${pieces.slice(2, -1).join('C')}Z`
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
