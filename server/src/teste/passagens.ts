import { expect } from 'vitest'

/** So soon what one does is told to whom it concerns, by itself (ux 1.23). */
const JA_MS = 1000

/**
 * How soon acts are told. What the machine does besides only adds to each: all are waited for, and of several the quickest is held to a second.
 */
export class Passagens {
  readonly #ms: number[] = []

  /** Waits until `read` answers what was told, from now on. */
  async wait(read: () => unknown, told: unknown): Promise<void> {
    const antes = Date.now()
    await expect.poll(read, { timeout: 20_000, interval: 10 }).toEqual(told)
    this.#ms.push(Date.now() - antes)
  }

  /** At least three were waited for. */
  expectJa(): void {
    expect(this.#ms.length).toBeGreaterThan(2)
    expect(Math.min(...this.#ms), this.#ms.join(', ')).toBeLessThan(JA_MS)
  }
}
