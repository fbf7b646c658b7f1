import type { Transaction } from '#infra'

import { CadastroRecusado, type Recusa } from './cadastro-recusado.ts'
import { listUltimas, type Escrita } from './cadastro.repository.ts'
import type { Versao } from './describe-cadastro.ts'

/** For up to this many rows the refusal also says who wrote them; for more, only that they changed. */
const CONTADAS = 200

/** Throws `CadastroRecusado` with the reason for each row that could not be written. */
export async function refuseLinhas(
  tx: Transaction,
  { idfornecedor, cadastro }: { idfornecedor: string | null; cadastro: string },
  paradas: readonly (Escrita & { esperada: Versao })[],
): Promise<never> {
  const ids = paradas.filter(({ versao }) => versao !== null).map(({ id }) => id)
  const ultimas = await listUltimas(tx, { idfornecedor, cadastro, ids: ids.slice(0, CONTADAS) })
  const porId = new Map(ultimas.map((ultima) => [ultima.id, ultima]))
  const recusas = paradas.map(({ ordem, id, versao, esperada }): Recusa => {
    const { autor = null, quando = null } = porId.get(id) ?? {}
    return { linha: ordem, id, motivo: motivoOf(esperada, versao), versao, autor, quando }
  })
  throw new CadastroRecusado(cadastro, recusas)
}

function motivoOf(esperada: Versao, versao: number | null): Recusa['motivo'] {
  // Also for a key that another supplier has: the answer says nothing about that supplier.
  if (esperada === null || esperada === 'qualquer') return 'EXISTE'
  return versao === null ? 'SUMIU' : 'MUDOU'
}
