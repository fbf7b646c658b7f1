import { MovimentoEstoque, parseLinhas, type ErroDeLinha } from '@vitrine/contract'
import { toMilesimos } from '@vitrine/rules/dinheiro'

import {
  checkReferencias,
  lockCatalogo,
  refuseErros,
  removeCadastros,
  saveEmLotes,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroEstoque } from './cadastro-estoque.ts'
import { holdEstoques } from './estoque.repository.ts'
import { insertMovimentos, type Detalhe, type MovimentoNovo } from './movimento.repository.ts'

const nome = 'estoques'

/**
 * Moves stock of a supplier's products, each with its reason, and tells each movement; orders that take of it meanwhile wait. All or none;
 * answers how many changed. `detalhes`: what else is said of a product's movement. Errors: `entrada_invalida` with the place of each row that cannot be.
 */
export async function saveEstoques(
  tx: Transaction,
  quem: Quem,
  linhas: readonly MovimentoEstoque[],
  detalhes: ReadonlyMap<string, Detalhe> = new Map(),
): Promise<number> {
  if (linhas.length === 0) return 0
  const { idfornecedor } = quem
  const { lidas, erros } = parseLinhas(MovimentoEstoque, linhas)
  const movimentos = lidas.map(({ dados }) => dados)
  refuseErros(nome, [...erros, ...listRepetidos(movimentos)])
  await lockCatalogo(tx, idfornecedor)
  const ids = movimentos.map(({ idcadastroextraproduto }) => idcadastroextraproduto)
  await checkReferencias(
    tx,
    idfornecedor,
    nome,
    ids.map((id) => ({ idcadastroextraproduto: [id] })),
  )
  const atuais = new Map(
    (await holdEstoques(tx, idfornecedor, ids)).map((row) => [row.idcadastroextraproduto, row.quantidade]),
  )
  refuseErros(nome, listImpossiveis(movimentos, atuais))
  const rows = movimentos.flatMap((movimento) => {
    const { idcadastroextraproduto, motivo } = movimento
    const quantidade = quantidadeApos(movimento, atuais)
    if (quantidade === null) return []
    return [{ idcadastroextraproduto, quantidade, motivo, versao: 'qualquer' as const }]
  })
  const gravadas = await saveEmLotes(tx, cadastroEstoque, quem, { linhas: rows })
  const soltos = movimentos.filter(
    ({ tipo, idcadastroextraproduto: id }) => tipo === 'SEM_CONTROLE' && atuais.has(id),
  )
  const tirados = await removeCadastros(
    tx,
    cadastroEstoque,
    quem,
    soltos.map(({ idcadastroextraproduto, motivo }) => ({
      idcadastroextraproduto,
      motivo,
      versao: 'qualquer' as const,
    })),
  )
  await insertMovimentos(
    tx,
    quem,
    movimentos.flatMap((movimento) => tellMovimento(movimento, atuais, detalhes) ?? []),
  )
  return gravadas.filter(({ feito }) => feito !== 'IGUAL').length + tirados
}

/** A movement as it is told; null: nothing moved, and nobody said that it was looked at. */
function tellMovimento(
  movimento: MovimentoEstoque,
  atuais: ReadonlyMap<string, number>,
  detalhes: ReadonlyMap<string, Detalhe>,
): MovimentoNovo | null {
  const { idcadastroextraproduto, motivo } = movimento
  const detalhe = detalhes.get(idcadastroextraproduto)
  const { tipo = movimento.tipo, nota = '', desfaz = null, chave_idempotencia = null } = detalhe ?? {}
  const antes = atuais.get(idcadastroextraproduto) ?? null
  const depois = quantidadeApos(movimento, atuais)
  if (antes === depois && !detalhe) return null
  return { idcadastroextraproduto, tipo, antes, depois, motivo, nota, desfaz, chave_idempotencia }
}

function listRepetidos(movimentos: readonly MovimentoEstoque[]): ErroDeLinha[] {
  const vistos = new Set<string>()
  return movimentos.flatMap(({ idcadastroextraproduto: id }, linha) => {
    const repetido = vistos.has(id)
    vistos.add(id)
    return repetido ? [{ linha, campo: 'idcadastroextraproduto', erro: 'Aparece duas vezes.' }] : []
  })
}

/** Stock after a movement, in 1/1,000 unit; null: not counted. */
function quantidadeApos(movimento: MovimentoEstoque, atuais: ReadonlyMap<string, number>): number | null {
  if (movimento.tipo === 'SEM_CONTROLE') return null
  const quantidade = toMilesimos(movimento.quantidade)
  return movimento.tipo === 'CONTAGEM'
    ? quantidade
    : (atuais.get(movimento.idcadastroextraproduto) ?? 0) + quantidade
}

function listImpossiveis(
  movimentos: readonly MovimentoEstoque[],
  atuais: ReadonlyMap<string, number>,
): ErroDeLinha[] {
  return movimentos.flatMap((movimento, linha) => {
    if (movimento.tipo !== 'AJUSTE') return []
    if (!atuais.has(movimento.idcadastroextraproduto))
      return [
        {
          linha,
          campo: 'quantidade',
          erro: 'O estoque deste produto não é contado. Faça uma contagem antes.',
        },
      ]
    const depois = quantidadeApos(movimento, atuais) ?? 0
    return depois < 0 ? [{ linha, campo: 'quantidade', erro: 'Não há tanto no estoque.' }] : []
  })
}
