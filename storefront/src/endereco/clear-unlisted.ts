import type { Endereco } from '@vitrine/contract'

import { readLocal, saveLocal } from '#shell'

/** A chosen address that is no longer in the list is cleared (§4 Address flow). */
export function clearUnlisted(enderecos: readonly Pick<Endereco, 'idendereco'>[]): void {
  const escolhido = readLocal()?.idendereco
  if (escolhido && !enderecos.some(({ idendereco }) => idendereco === escolhido)) saveLocal(null)
}
