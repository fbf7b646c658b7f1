import { fileURLToPath } from 'node:url'

/** Root of the checkout, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** One clear sentence for a person, then the end. Anything else that stops a start is a bug and shows its stack. */
export class Aviso extends Error {}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exit(1)
}

/** @param {unknown} error */
export function describe(error) {
  if (error instanceof Aviso) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Seconds since `began` (epoch milliseconds), as people read them: 3,4 s. @param {number} began */
export function secondsSince(began) {
  return `${((Date.now() - began) / 1000).toFixed(1).replace('.', ',')} s`
}
