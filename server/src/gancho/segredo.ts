import { createCofre } from '#cofre'
import type { Config } from '#infra'

type Chaves = Pick<Config, 'chavesSelo'>

/** As Standard Webhooks writes a secret; the name of no key to seal with can begin so. */
export const PREFIXO = 'whsec_'

/** What a secret is sealed for: taken to another webhook, it does not open. */
const deQuem = (idgancho: string) => `gancho:${idgancho}`

/** How a secret is kept: sealed, where the environment has a key for that; else as it is, so that webhooks go out all the same. */
export function sealSegredo(config: Chaves, idgancho: string, segredo: string): string {
  const cofre = createCofre(config)
  return cofre.isAberto() ? cofre.seal(segredo, deQuem(idgancho)) : segredo
}

/** A secret as it was made; null: the key that sealed it is not there any more. */
export function openSegredo(config: Chaves, idgancho: string, guardado: string): string | null {
  return guardado.startsWith(PREFIXO) ? guardado : createCofre(config).open(guardado, deQuem(idgancho))
}

/** Whether it would be kept as it is, were it written now. */
export function isAtual(config: Chaves, guardado: string): boolean {
  const cofre = createCofre(config)
  return !cofre.isAberto() || (!guardado.startsWith(PREFIXO) && cofre.isAtual(guardado))
}
