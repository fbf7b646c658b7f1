import type { Db } from '#infra'

import type { GrupoGuardado } from './cadastro-combo.ts'

export type GrupoDoCombo = GrupoGuardado & { idcombopromocional_cabecalho: string }

/** Slots of these combos, and those of these ids wherever they are; in their order, with what they offer. */
export async function listGruposGuardados(
  db: Db,
  idfornecedor: string,
  { combos, grupos }: { combos: readonly string[]; grupos: readonly string[] },
): Promise<GrupoDoCombo[]> {
  return db<GrupoDoCombo[]>`
    select g.idcombopromocional_cabecalho, g.idgrupo, g.nome, g.minimo, g.maximo, g.repete, g.ordem, coalesce((
      select jsonb_agg(jsonb_build_object('idcadastroextraproduto', p.idcadastroextraproduto, 'quantidade', p.quantidade, 'preco', p.preco,
        'ordem', p.ordem) order by p.ordem) from combo_produto p where p.idgrupo = g.idgrupo), '[]') as produtos
    from combo_grupo g where g.idfornecedor = ${idfornecedor}
      and (g.idcombopromocional_cabecalho = any(${combos as string[]}::uuid[]) or g.idgrupo = any(${grupos as string[]}::uuid[]))
    order by g.ordem`
}

/** Products of a supplier, as the panel of combos names them: 1/10,000 real, without policies. */
export async function listProdutosDeCombos(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<{ id: string; nome: string; embalagem: string; preco: number | null }[]> {
  return db`
    select idcadastroextraproduto as id, nome, embalagem, coalesce(precooferta, preco) as preco from produto
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${ids as string[]}::uuid[])`
}
