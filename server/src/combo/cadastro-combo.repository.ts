import type { Db } from '#infra'

import { colunasDoCombo, type CabecalhoGuardado, type GrupoGuardado } from './cadastro-combo.ts'

/** Headers as they are kept, of these ids. */
export async function listCabecalhos(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<CabecalhoGuardado[]> {
  return db<CabecalhoGuardado[]>`
    select ${db(colunasDoCombo as unknown as string[])} from combo
    where idfornecedor = ${idfornecedor} and idcombopromocional_cabecalho = any(${ids as string[]}::uuid[])`
}

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
