import type { CustoDaPolitica, PedidoDeCustoDaPolitica } from '@vitrine/contract'
import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import { listCurva } from '@vitrine/rules/politica'

import type { Db } from '#infra'

import { listDoAlvo, type ComCustoRow } from './politica.repository.ts'

/** Products that are read at once. */
const LOTE = 2000
/** A table that is not written yet has no products. */
const NENHUMA = '00000000-0000-0000-0000-000000000000'
/** So many are shown. */
const EXEMPLOS = 3

/** What a policy alone would sell below cost, in whatever quantity: of a category and of the whole store too, by the function that draws its curve. */
export async function compareCusto(
  db: Db,
  idfornecedor: string,
  { idpolitica, alvo, efeito }: PedidoDeCustoDaPolitica,
): Promise<CustoDaPolitica> {
  const soma: CustoDaPolitica = { produtos: 0, semcusto: 0, abaixo: 0, exemplosabaixo: [] }
  for (let depois: string | null = null; ;) {
    const tabela = efeito.tabela && (idpolitica ?? NENHUMA)
    const rows: ComCustoRow[] = await listDoAlvo(
      db,
      idfornecedor,
      { ...alvo, tabela },
      { depois, limit: LOTE },
    )
    for (const row of rows) countIn(soma, row, row.efeito ?? efeito)
    const ultima = rows.at(-1)
    if (!ultima || rows.length < LOTE) return soma
    depois = ultima.idcadastroextraproduto
  }
}

function countIn(
  soma: CustoDaPolitica,
  { idcadastroextraproduto, nome, preco, custo: guardado }: ComCustoRow,
  efeito: PedidoDeCustoDaPolitica['efeito'],
): void {
  soma.produtos += 1
  if (guardado === null) {
    soma.semcusto += 1
    return
  }
  const custo = fromDecimilesimos(guardado)
  const menor = Math.min(...listCurva(efeito, fromDecimilesimos(preco)).map((faixa) => faixa.preco))
  if (menor >= custo) return
  soma.abaixo += 1
  if (soma.exemplosabaixo.length < EXEMPLOS)
    soma.exemplosabaixo.push({ idcadastroextraproduto, nome, preco: menor, custo })
}
