import type { FornecedorDemo } from '@vitrine/demo'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { addDias } from '@vitrine/rules/entrega'

import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'

/** Combos with slots and products: three statements. `hoje` is 'YYYY-MM-DD'; ends are counted from it. */
export async function insertCombos(
  db: Db,
  { slug, combos = [] }: FornecedorDemo,
  hoje: string,
): Promise<void> {
  if (combos.length === 0) return
  const idfornecedor = idDemo(slug)
  const json = (value: unknown) => db.json(value as never) // plain records; postgres.js wants an index signature
  const cabecalhos = combos.map(({ preco, dias, tags, ...combo }, ordem) => ({
    id: idDemo(slug, 'combo', combo.nome),
    nome: combo.nome,
    descricao: combo.descricao,
    fim: dias === undefined ? null : addDias(hoje, dias),
    limite_por_pedido: combo.limite_por_pedido ?? null,
    exige_login: combo.exige_login ?? false,
    condicoes: tags ? { tags } : {},
    tipo_preco: preco.tipo,
    preco_centavos: preco.tipo === 'fixo' ? toCentavos(preco.valor) : null,
    percentual: preco.tipo === 'percentual' ? toDecimilesimos(preco.percentual) : null,
    ordem,
  }))
  await db`
    insert into combo (idfornecedor, idcombopromocional_cabecalho, nome, descricao, fim, limite_por_pedido, exige_login, condicoes,
      tipo_preco, preco_centavos, percentual, ordem)
    select ${idfornecedor}, c.* from jsonb_to_recordset(${json(cabecalhos)}) as c(id uuid, nome text, descricao text, fim date,
      limite_por_pedido int, exige_login boolean, condicoes jsonb, tipo_preco text, preco_centavos bigint, percentual bigint, ordem int)`
  const grupos = combos.flatMap(({ nome: combo, grupos }) =>
    grupos.map(({ produtos, ...grupo }, ordem) => ({
      ...grupo,
      repete: grupo.repete ?? false,
      idgrupo: idDemo(slug, 'combo', combo, grupo.nome),
      idcombo: idDemo(slug, 'combo', combo),
      ordem,
      produtos: produtos.map(({ sku, quantidade = 1, precocombo }, ordem) => ({
        idgrupo: idDemo(slug, 'combo', combo, grupo.nome),
        id: idDemo(slug, sku),
        quantidade: toMilesimos(quantidade),
        preco: precocombo === undefined ? null : toDecimilesimos(precocombo),
        ordem,
      })),
    })),
  )
  await db`
    insert into combo_grupo (idfornecedor, idgrupo, idcombopromocional_cabecalho, nome, minimo, maximo, repete, ordem)
    select ${idfornecedor}, idgrupo, idcombo, nome, minimo, maximo, repete, ordem
    from jsonb_to_recordset(${json(grupos)}) as g(idgrupo uuid, idcombo uuid, nome text, minimo smallint, maximo smallint, repete boolean, ordem int)`
  await db`
    insert into combo_produto (idfornecedor, idgrupo, idcadastroextraproduto, quantidade, preco, ordem)
    select ${idfornecedor}, idgrupo, id, quantidade, preco, ordem
    from jsonb_to_recordset(${json(grupos.flatMap(({ produtos }) => produtos))}) as p(idgrupo uuid, id uuid, quantidade bigint, preco bigint, ordem int)`
}
