import type { ContaSelada } from '#fornecedor'
import type { Cofre } from '#cofre'

/** What opens an account at Mercado Pago. */
export interface Segredos {
  accessToken: string
  segredoWebhook: string
}

const deQuem = (idfornecedor: string) => `conta_provedor:${idfornecedor}`

export const sealSegredos = (cofre: Cofre, idfornecedor: string, segredos: Segredos): string =>
  cofre.seal(JSON.stringify(segredos), deQuem(idfornecedor))

/** Null: the environment does not have the key that sealed it. */
export function openSegredos(
  cofre: Cofre,
  { idfornecedor, segredos }: Pick<ContaSelada, 'idfornecedor' | 'segredos'>,
): Segredos | null {
  const aberto = cofre.open(segredos, deQuem(idfornecedor))
  return aberto === null ? null : (JSON.parse(aberto) as Segredos) // sealed by `sealSegredos` alone
}
