import { calls, idNulo, type Call, type CallKey } from '@vitrine/contract'

import { diaDaMatriz } from './entradas-do-preparo.ts'

/** An id that was made up may belong to nothing, and a call may answer that: this does not count as a refusal of the role. */
export function isOfMadeUpId(key: CallKey, codigo: string, entrada: object): boolean {
  const { falhas }: Call = calls[key]
  const dita = JSON.stringify(entrada)
  // A store has one account at a provider, which nobody made here, or which somebody before has removed.
  const isInventada =
    dita.includes(idNulo) || dita.includes(diaDaMatriz) || key.endsWith('/{idfornecedor}/conta-provedor')
  return codigo === 'nao_encontrado' && falhas.includes(codigo) && isInventada
}
