/** Answers arrive in another order than they were asked for: shown is only one that was asked for later than what is shown. */
export class Ordem {
  #pedidas = 0
  #mostrada = 0

  /** The turn of what is asked for now. */
  ask(): number {
    this.#pedidas += 1
    return this.#pedidas
  }

  /** Whether what was asked for at that turn is newer than what is shown; then it is what is shown from now on. */
  take(vez: number): boolean {
    if (vez <= this.#mostrada) return false
    this.#mostrada = vez
    return true
  }
}
