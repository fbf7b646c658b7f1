import { asJson, asRegistro, describeEntrada, type LinhaDe } from '#coluna'
import type { Condicao } from '@vitrine/rules/orcamento'

import type { Db } from '#infra'

const linhaEscrita = describeEntrada({
  sequencia: 'linha_rascunho.sequencia',
  preco: 'linha_rascunho.preco',
  recado: 'linha_rascunho.recado',
  pedido_preco: 'linha_rascunho.pedido_preco',
  pedido_por: 'linha_rascunho.pedido_por',
  pedido_em: 'linha_rascunho.pedido_em',
  pedido_motivo: 'linha_rascunho.pedido_motivo',
  aprovado_preco: 'linha_rascunho.aprovado_preco',
  aprovado_por: 'linha_rascunho.aprovado_por',
  recusado_por: 'linha_rascunho.recusado_por',
  recusado_motivo: 'linha_rascunho.recusado_motivo',
  idcadastroextraproduto: 'linha_rascunho.idcadastroextraproduto',
  quantidade: 'linha_rascunho.quantidade',
})
export type LinhaDoRascunho = LinhaDe<typeof linhaEscrita>

export interface RascunhoNovo {
  idfornecedor: string
  /** Centavos. */
  taxaentrega: number | null
  validade: string | null
  observacao: string
  condicoes: readonly Condicao[] | null
  linhas: readonly LinhaDoRascunho[]
}

interface Quem {
  idusuario: string | null
  nome: string
}

/** Writes the draft as it is now, one revision on; lines that are not named stay. */
export async function saveRascunho(
  db: Db,
  numpedido: number,
  { idfornecedor, taxaentrega, validade, observacao, condicoes, linhas }: RascunhoNovo,
  { idusuario, nome }: Quem,
): Promise<void> {
  const { nomes, tipos, valores } = asRegistro(db, linhaEscrita)
  await db`
    with escrito as (
      insert into rascunho_orcamento as r (numpedido, idfornecedor, revisao, taxaentrega, validade, observacao, condicoes, idusuario, por)
      values (${numpedido}, ${idfornecedor}, 1, ${taxaentrega}, ${validade}, ${observacao}, ${condicoes && db.json(condicoes as never)}, ${idusuario}, ${nome})
      on conflict (numpedido) do update set revisao = r.revisao + 1, taxaentrega = excluded.taxaentrega, validade = excluded.validade,
        observacao = excluded.observacao, condicoes = excluded.condicoes, idusuario = excluded.idusuario, por = excluded.por, em = now()
      returning numpedido
    )
    insert into linha_rascunho as l (numpedido, ${nomes})
    select e.numpedido, ${valores} from escrito e, jsonb_to_recordset(${asJson(db, linhaEscrita, linhas)}) as r(${tipos})
    on conflict (numpedido, sequencia) do update set preco = excluded.preco, recado = excluded.recado, pedido_preco = excluded.pedido_preco,
      pedido_por = excluded.pedido_por, pedido_em = excluded.pedido_em, pedido_motivo = excluded.pedido_motivo,
      aprovado_preco = excluded.aprovado_preco, aprovado_por = excluded.aprovado_por,
      recusado_por = excluded.recusado_por, recusado_motivo = excluded.recusado_motivo`
}

/** Takes a product out that the draft adds; false: it adds none there. */
export async function removeIncluido(db: Db, numpedido: number, sequencia: number): Promise<boolean> {
  const { count } = await db`
    delete from linha_rascunho where numpedido = ${numpedido} and sequencia = ${sequencia} and idcadastroextraproduto is not null`
  return count > 0
}

/** What the draft adds becomes lines of the budget, without prices yet. */
export async function insertIncluidos(db: Db, numpedido: number): Promise<void> {
  await db`
    with linhas as (
      insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, imagem, quantidade, incluido_pela_loja)
      select l.numpedido, o.idfornecedor, l.sequencia, o.idcadastroextraproduto, o.nome, o.embalagem, o.unidade, o.imagens -> 0, l.quantidade, true
      from linha_rascunho l join rascunho_orcamento r using (numpedido)
      join produto o on o.idfornecedor = r.idfornecedor and o.idcadastroextraproduto = l.idcadastroextraproduto
      where l.numpedido = ${numpedido}
      returning numpedido
    )
    update pedido p set totalitens = p.totalitens + n.quantos
    from (select numpedido, count(*)::int as quantos from linhas group by numpedido) n where p.numpedido = n.numpedido`
}

/** The draft became a version: what is written next is the next one. What was valid for it is asked again. */
export async function endRascunho(
  db: Db,
  numpedido: number,
  { idfornecedor, visto, quem }: { idfornecedor: string; visto: number; quem: Quem },
): Promise<void> {
  await db`
    with feitas as (delete from linha_rascunho where numpedido = ${numpedido})
    insert into rascunho_orcamento as r (numpedido, idfornecedor, revisao, idusuario, por, enviada_de, enviada_por)
    values (${numpedido}, ${idfornecedor}, 1, ${quem.idusuario}, ${quem.nome}, ${visto}, ${quem.idusuario})
    on conflict (numpedido) do update set revisao = r.revisao + 1, taxaentrega = null, validade = null, observacao = '', condicoes = null, idusuario = excluded.idusuario,
      por = excluded.por, em = now(), enviada_de = excluded.enviada_de, enviada_por = excluded.enviada_por`
}

/** A version that did not come of the draft: whoever looks at the draft looks again, what was written stays. */
export async function touchRascunho(db: Db, numpedido: number, { idusuario, nome }: Quem): Promise<void> {
  await db`
    update rascunho_orcamento set revisao = revisao + 1, idusuario = ${idusuario}, por = ${nome}, em = now(), enviada_de = null
    where numpedido = ${numpedido}`
}
