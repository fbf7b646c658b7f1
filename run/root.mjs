import { fileURLToPath } from 'node:url'

/** Root of the checkout, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** One clear sentence for a person, then the end. Anything else that stops a start is a bug and shows its stack. */
export class Aviso extends Error {}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** @param {unknown} error */
export function endWith(error) {
  process.stderr.write(error instanceof Aviso ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
