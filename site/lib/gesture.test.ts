// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endGesture, endPointerGesture } from './gesture.ts'

const acted = vi.fn((event: Event) => event.type)
const button = document.body.appendChild(document.createElement('button'))
for (const type of ['mousedown', 'click', 'keydown', 'keyup']) document.body.addEventListener(type, acted)

/** Dispatches an event of an instant (ms). @returns whether the page has heard of it, and the browser does what it does by itself */
function happens(event: Event, at: number): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at })
  acted.mockClear()
  const isDefault = button.dispatchEvent(event)
  const isHeard = acted.mock.calls.length > 0
  expect(isDefault).toBe(isHeard)
  return isHeard
}

const options = { bubbles: true, cancelable: true }
/** Presses a pointer and lets it go. @returns whether both count */
function click(at: number, clientX = 100, clientY = 100, detail = 1): boolean {
  const mouse = { ...options, clientX, clientY, detail }
  const isDown = happens(new MouseEvent('mousedown', mouse), at)
  const isClick = happens(new MouseEvent('click', mouse), at + 80)
  expect(isClick).toBe(isDown)
  return isClick
}
const key = (at: number, key = 'Enter', repeat = false) =>
  happens(new KeyboardEvent('keydown', { ...options, key, repeat }), at)
const assistedClick = (at: number) => happens(new MouseEvent('click', { ...options, detail: 0 }), at)

/** Each test begins long after the one before. */
let now = 0
beforeEach(() => {
  now += 100_000
})

describe('once a press has done what it is for', () => {
  it.each([60, 120, 250, 900])('the same again %i ms later does nothing', (gap) => {
    click(now)
    endGesture()
    expect(click(now + gap, 110, 95)).toBe(false)
  })

  it('every further press of the gesture does nothing', () => {
    click(now)
    endGesture()
    expect([click(now + 200), click(now + 400)]).toEqual([false, false])
  })

  it('a press elsewhere counts at once, and whatever comes after it', () => {
    click(now)
    endGesture()
    expect([click(now + 200, 160), click(now + 400)]).toEqual([true, true])
  })

  it('a press at the same spot counts a second later', () => {
    click(now)
    endGesture()
    expect(click(now + 1_000)).toBe(true)
  })

  it('the second half does nothing, also where what it meets comes after that', () => {
    click(now)
    endGesture()
    click(now + 200)
    endGesture()
    expect([click(now + 400), click(now + 1_100)]).toEqual([false, true])
  })

  it('the same key does nothing for a second, and as long as it is held', () => {
    key(now)
    endGesture()
    expect([key(now + 120), key(now + 990)]).toEqual([false, false])
    expect([key(now + 1_500, 'Enter', true), key(now + 3_000, 'Enter', true), key(now + 3_200)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('a space bar that is let go presses nothing where it was pressed for nothing', () => {
    const letGo = (at: number) => happens(new KeyboardEvent('keyup', { ...options, key: ' ' }), at)
    key(now, ' ')
    expect(letGo(now + 50)).toBe(true)
    endGesture()
    expect([key(now + 150, ' '), letGo(now + 200)]).toEqual([false, false])
    expect([key(now + 2_000, ' '), letGo(now + 2_050)]).toEqual([true, true])
  })

  it('the same key counts after another one, as that moves the focus', () => {
    key(now)
    endGesture()
    expect([key(now + 200, 'Tab'), key(now + 400)]).toEqual([true, true])
  })

  it('a click of assistive technology counts at once', () => {
    click(now)
    endGesture()
    expect(assistedClick(now + 100)).toBe(true)
    expect([click(now + 200), assistedClick(now + 300)]).toEqual([false, true])
  })
})

describe('once the next item of a list has come beneath a press', () => {
  it('ignores the second press of a double click', () => {
    click(now)
    endPointerGesture()
    expect(click(now + 200)).toBe(false)
  })

  it('takes the same key at once', () => {
    key(now)
    endPointerGesture()
    expect(key(now + 200)).toBe(true)
  })
})

describe.each(['<dialog open>', '<div popover>', '<div data-toast>'])('when %s appears under a press', (html) => {
  const appear = () => {
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = `${html}<button>Accept</button>`
    return host.querySelector('button') ?? expect.unreachable()
  }
  const pressIn = (target: Element, at: number, x = 100) => {
    const isHeard = vi.fn()
    target.addEventListener('mousedown', isHeard)
    const event = new MouseEvent('mousedown', { ...options, clientX: x, clientY: 100 })
    Object.defineProperty(event, 'timeStamp', { value: at })
    target.dispatchEvent(event)
    return isHeard.mock.calls.length > 0
  }

  it('ignores the second press of a double click in it, however late it appears', () => {
    click(now)
    click(now + 800)
    expect(pressIn(appear(), now + 1_600)).toBe(false)
  })

  it('takes a press in it a second later, or at another spot', () => {
    click(now)
    const inside = appear()
    expect(pressIn(inside, now + 1_000)).toBe(true)
    click(now + 5_000)
    expect(pressIn(inside, now + 5_100, 150)).toBe(true)
  })

  it('ignores a key that is held, and takes one that is pressed again', () => {
    const inside = appear()
    const keyIn = (at: number, repeat: boolean) => {
      const isHeard = vi.fn()
      inside.addEventListener('keydown', isHeard)
      const event = new KeyboardEvent('keydown', { ...options, key: 'Enter', repeat })
      Object.defineProperty(event, 'timeStamp', { value: at })
      inside.dispatchEvent(event)
      return isHeard.mock.calls.length > 0
    }
    key(now)
    expect([keyIn(now + 500, true), keyIn(now + 600, false)]).toEqual([false, true])
  })

  it('takes every further press in it', () => {
    const inside = appear()
    expect([pressIn(inside, now), pressIn(inside, now + 100)]).toEqual([true, true])
  })

  it('ignores a second press on the page beneath once it is gone', () => {
    const inside = appear()
    pressIn(inside, now)
    inside.parentElement?.remove()
    expect(click(now + 200)).toBe(false)
  })
})

it.each([
  ['a menu button', 'popovertarget', ''],
  ['a button that unfolds something', 'aria-expanded', 'false'],
])(
  'ignores the second press of a double click on %s, which would close again what the first has opened',
  (_what, name, value) => {
    button.setAttribute(name, value)
    expect([click(now), click(now + 200, 100, 100, 2), click(now + 600)]).toEqual([true, false, true])
    button.removeAttribute(name)
  },
)

it('a press counts at the same spot once what came beneath it is gone', () => {
  click(now)
  endGesture()()
  expect(click(now + 200)).toBe(true)
})

it('a double click counts twice where nothing else has come beneath it', () => {
  expect([click(now), click(now + 150)]).toEqual([true, true])
})

describe('once a press has done what it is for that came before this code', () => {
  let end = endGesture
  beforeEach(async () => {
    vi.resetModules()
    end = (await import('./gesture.ts')).endGesture
    end()
  })

  it('what the browser counts as more of the same gesture does nothing', () => {
    expect([click(now, 100, 100, 2), click(now + 150, 100, 100, 3)]).toEqual([false, false])
  })

  it('a key that is held does nothing', () => {
    expect(key(now, 'Enter', true)).toBe(false)
  })

  it('a press of its own counts, and whatever comes after it', () => {
    expect([click(now), click(now + 150, 100, 100, 2)]).toEqual([true, true])
  })

  it('a key of its own counts', () => {
    expect(key(now)).toBe(true)
  })
})
