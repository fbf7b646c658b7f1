import { adjustPrecos, type RegraDeReajuste } from '@vitrine/rules/reajuste'

import { lockCatalogo, writeLote, type Quem } from '#cadastro'
import { countFiltrados, listComPrecos, makeFiltro, type ComPrecos } from '#catalogo'
import { rodadaSolta, type Rodada } from '#fila'
import type { Sql, Transaction } from '#infra'
import { saveProdutos } from '#produto'

import {
  dropReajuste,
  endReajuste,
  holdReajuste,
  takeReajuste,
  tellAndamento,
  type QualReajuste,
} from './reajuste.repository.ts'

/** Products between two looks at whether somebody stopped it. */
const LOTE = 500

/** Somebody stopped it. */
class Parada extends Error {}

/** Applies rules whose turn it is, one after the other; safe in several processes at once. Answers how many. */
export async function applyReajustes(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  for (let feitos = 0; ; feitos += 1) {
    const qual = await takeReajuste(sql)
    if (!qual) return feitos
    // Who asked is told that it failed, and asks again: it is not tried again by itself.
    await rodada.item('reajuste', qual.idreajuste, () => applyReajuste(sql, qual), { sempre: true })
  }
}

/** All prices of one rule in one transaction: what fails or is stopped leaves nothing behind. */
export async function applyReajuste(sql: Sql, qual: QualReajuste): Promise<void> {
  try {
    await sql.begin((tx) => writeInteiro({ sql, tx }, qual))
  } catch (error) {
    const isParada = error instanceof Parada
    await dropReajuste(sql, qual, isParada ? 'CANCELADO' : 'FALHOU')
    if (!isParada) throw error
  }
}

async function writeInteiro({ sql, tx }: { sql: Sql; tx: Transaction }, qual: QualReajuste): Promise<void> {
  const { idfornecedor } = qual
  const atual = await holdReajuste(tx, qual)
  // Another process came before.
  if (atual?.estado !== 'APLICANDO') return
  const { selecao, regra, autor } = atual
  // Prices that are read are those that are written over.
  await lockCatalogo(tx, idfornecedor)
  const filtro = makeFiltro(idfornecedor, selecao)
  const total = await countFiltrados(tx, filtro)
  const pulados: Record<string, number> = {}
  let mudados = 0
  let feitos = 0
  for (let depois: string | null = null; ;) {
    // Beside the transaction: progress is read while it lasts.
    const { parar } = await tellAndamento(sql, qual, { feitos, total })
    if (parar) throw new Parada()
    const produtos: ComPrecos[] = await listComPrecos(tx, filtro, { depois, limit: LOTE })
    if (produtos.length === 0) break
    const escritos = await writeProdutos(tx, { quem: { idfornecedor, autor }, regra, produtos })
    mudados += escritos.mudados
    for (const motivo of escritos.pulados) pulados[motivo] = (pulados[motivo] ?? 0) + 1
    feitos += produtos.length
    depois = produtos.at(-1)?.idcadastroextraproduto ?? null
  }
  await endReajuste(tx, qual, { mudados, pulados, autor })
}

interface Obra {
  quem: Quem
  regra: RegraDeReajuste
  produtos: readonly ComPrecos[]
}

/** Answers how many changed, and the reason of each that did not. */
async function writeProdutos(
  tx: Transaction,
  { quem, regra, produtos }: Obra,
): Promise<{ mudados: number; pulados: string[] }> {
  const ditos = produtos.map((produto) => ({ produto, feito: adjustPrecos(produto, regra) }))
  const linhas = ditos.flatMap(({ produto: { idcadastroextraproduto, versao }, feito }, linha) =>
    feito.tipo === 'MUDA' ? [{ linha, idcadastroextraproduto, versao, ...feito.novos }] : [],
  )
  const { feitas, recusadas } = await writeLote(tx, linhas, async (ponto, restam) => {
    await saveProdutos(
      ponto,
      quem,
      restam.map(({ linha: _linha, ...produto }) => produto),
    )
    return restam
  })
  return {
    mudados: feitas.length,
    pulados: [
      ...ditos.flatMap(({ feito }) => (feito.tipo === 'PULADO' ? [feito.motivo] : [])),
      // The catalogue knows what a rule over prices does not: a category that is gone.
      ...recusadas.map(() => 'CONTRADIZ'),
    ],
  }
}
