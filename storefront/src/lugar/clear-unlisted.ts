import type { Endereco } from '@vitrine/contract'

import { readLugarGuardado } from '#shell'

import { savePonto } from './save-local.ts'

/** A chosen address that is no longer in the list is cleared (§4 Address flow). */
export function clearUnlisted(enderecos: readonly Pick<Endereco, 'idendereco'>[]): void {
  const escolhido = readLugarGuardado()?.ponto?.idendereco
  if (escolhido && !enderecos.some(({ idendereco }) => idendereco === escolhido)) savePonto(null)
}
