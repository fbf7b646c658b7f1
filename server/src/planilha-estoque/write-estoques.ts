import type { MovimentoEstoque } from '@vitrine/contract'
import { fromMilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { readChave, type Valor } from '@vitrine/rules/importacao'

import { lockCatalogo, writeLote } from '#cadastro'
import { tellFeita, tellRecusada, type LinhaAFazer, type LinhaFeita, type Obra, type Sentido } from '#especie'
import { saveEstoques } from '#estoque'
import type { Transaction } from '#infra'

import { listVersoes } from './estoque-da-planilha.repository.ts'

/** A row as it is written. */
interface Escrita extends LinhaAFazer {
  movimento: MovimentoEstoque
}

/** Moves what is counted, or gives it back; what somebody else counted since stays and is told. */
export async function writeEstoques(
  tx: Transaction,
  { quem, motivo }: Obra,
  linhas: readonly LinhaAFazer[],
  feita: Sentido,
): Promise<LinhaFeita[]> {
  const { idfornecedor } = quem
  const ids = linhas.flatMap(({ idregistro }) => idregistro ?? [])
  await lockCatalogo(tx, idfornecedor)
  const antes = await listVersoes(tx, idfornecedor, ids)
  const livres: Escrita[] = []
  const contadas: LinhaAFazer[] = []
  for (const linha of linhas) {
    const esperada = feita === 'APLICADA' ? linha.versao_lida : linha.versao_aplicada
    if ((antes.get(linha.idregistro ?? '') ?? null) === esperada)
      livres.push({ ...linha, movimento: toMovimento(linha, { feita, motivo }) })
    else contadas.push(linha)
  }
  const { feitas, recusadas } = await writeLote(tx, livres, async (ponto, restam) => {
    const movimentos = restam.map(({ movimento }) => movimento)
    await saveEstoques(ponto, quem, movimentos)
    return restam
  })
  const depois = await listVersoes(tx, idfornecedor, ids)
  return [
    ...feitas.map((linha) =>
      tellFeita(linha, feita, { id: linha.idregistro, versao: depois.get(linha.idregistro ?? '') ?? null }),
    ),
    ...recusadas.map(({ linha, porque }) =>
      tellRecusada(linha, { campo: porque.campo && 'quantidade', erro: porque.erro }),
    ),
    ...contadas.map((linha) =>
      tellRecusada(linha, { campo: '', erro: 'Alguém contou este estoque depois: ele ficou como está.' }),
    ),
  ]
}

function toMovimento(
  { idregistro, mudancas, celulas }: LinhaAFazer,
  { feita, motivo }: { feita: Sentido; motivo: string },
): MovimentoEstoque {
  const { antes = null, depois = null } = mudancas.find(({ campo }) => campo === 'quantidade') ?? {}
  const dito = feita === 'APLICADA' ? readChave(celulas.motivo ?? '') : ''
  return {
    ...(feita === 'APLICADA' ? move(antes, depois) : move(depois, antes)),
    idcadastroextraproduto: idregistro ?? '',
    motivo: dito || motivo,
  }
}

type Movimento = { tipo: 'CONTAGEM' | 'AJUSTE'; quantidade: number } | { tipo: 'SEM_CONTROLE' }

/** Orders take of it meanwhile, so what is moved is the difference; that nothing is left is meant as it is said. */
function move(de: Valor, para: Valor): Movimento {
  if (typeof para !== 'number') return { tipo: 'SEM_CONTROLE' }
  if (typeof de !== 'number' || para === 0) return { tipo: 'CONTAGEM', quantidade: para }
  return { tipo: 'AJUSTE', quantidade: fromMilesimos(toMilesimos(para) - toMilesimos(de)) }
}
