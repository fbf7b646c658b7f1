// By its own path: the whole library has every city and bank of the country.
import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie'

type Uf = Parameters<typeof isValidIe>[0]

/**
 * By the rule that the state publishes (SINTEGRA); no number is valid for a code that is not a state. The only place that knows the library
 * (brazil.md 1): slices are given it.
 */
export function isInscricaoEstadual({ uf, numero }: { uf: string; numero: string }): boolean {
  return isValidIe({ value: numero, stateCode: uf as Uf }) // the library refuses a code that is not a state
}
