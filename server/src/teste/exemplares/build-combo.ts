import type { PrecoCombo, VigenciaCombo } from '@vitrine/rules/combo'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'

import { uuidv7, type Sql } from '../../infra/index.ts'
import type { FornecedorDeTeste } from '../builders.ts'

export interface ComboDeTeste extends Partial<VigenciaCombo> {
  nome?: string
  preco: PrecoCombo
  limite_por_pedido?: number
  grupos: {
    nome: string
    minimo: number
    maximo: number
    repete?: boolean
    produtos: { id: string; quantidade?: number; precocombo?: number }[]
  }[]
}

/** A combo with its slots. Answers its id; slots have the ids of `idsGrupo`, made here when missing. */
export async function buildCombo(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  combo: ComboDeTeste,
  idsGrupo = combo.grupos.map(() => uuidv7()),
): Promise<string> {
  const id = uuidv7()
  const { preco, nome = 'Combo', inicio = null, fim = null, exige_login = false, condicoes = {} } = combo
  await sql.begin(async (tx) => {
    await tx`
      insert into combo (idfornecedor, idcombopromocional_cabecalho, nome, inicio, fim, limite_por_pedido, exige_login, condicoes,
        tipo_preco, preco_centavos, percentual)
      values (${idfornecedor}, ${id}, ${nome}, ${inicio}, ${fim}, ${combo.limite_por_pedido ?? null}, ${exige_login}, ${tx.json(condicoes)},
        ${preco.tipo}, ${preco.tipo === 'fixo' ? toCentavos(preco.valor) : null}, ${preco.tipo === 'percentual' ? toDecimilesimos(preco.percentual) : null})`
    for (const [ordem, { produtos, ...grupo }] of combo.grupos.entries()) {
      const idgrupo = idsGrupo[ordem] ?? uuidv7()
      await tx`
        insert into combo_grupo (idfornecedor, idgrupo, idcombopromocional_cabecalho, nome, minimo, maximo, repete, ordem)
        values (${idfornecedor}, ${idgrupo}, ${id}, ${grupo.nome}, ${grupo.minimo}, ${grupo.maximo}, ${grupo.repete ?? false}, ${ordem})`
      for (const [i, { id: produto, quantidade = 1, precocombo }] of produtos.entries())
        await tx`
          insert into combo_produto (idfornecedor, idgrupo, idcadastroextraproduto, quantidade, preco, ordem)
          values (${idfornecedor}, ${idgrupo}, ${produto}, ${toMilesimos(quantidade)}, ${precocombo === undefined ? null : toDecimilesimos(precocombo)}, ${i})`
    }
  })
  return id
}
