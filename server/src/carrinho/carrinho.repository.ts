import { substituicaoPadrao, type NotaDaLinha, type Substituicao } from '@vitrine/rules/carrinho'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import type { EscolhaServico } from '@vitrine/rules/servico'

import type { Db } from '#infra'

import { colunasCupom, type FatosCupom } from './cupom.repository.ts'

/** A stored line: quantity in 1/1,000 unit, attendant price in 1/10,000 real. */
export interface ItemGuardado extends NotaDaLinha {
  id: string
  quantidade: number
  embalarParaPresente?: boolean
  precoatendente?: number
  /** Of a combo, whose `id` is the line's own. */
  idcombopromocional_cabecalho?: string | null
  produtos?: EscolhaCombo[]
}

export interface CarrinhoRow extends FatosCupom {
  revisao: number
  itens: ItemGuardado[]
  observacao: string
  numpedidocliente: string
  /** For lines that do not say it themselves. */
  substituicao: Substituicao
  /** idusuario and name of whoever holds it. */
  bloqueado_por: string | null
  atendente: string | null
  bloqueado_desde: Date | null
  mesclas: string[]
  /** Keys of the latest saves, newest first. */
  salvamentos: string[]
  idtipoassinatura: string | null
  /** Code of the coupon that the customer chose. */
  cupom: string | null
  /** Whether the server may apply a coupon by itself. */
  cupomautomatico: boolean
  servicos: EscolhaServico[]
  /** Why this very cart was refused when it was submitted last. */
  erro_submit: string | null
}

/** The cart of (cliente, fornecedor), empty and of revision 0 when there is none yet, with what its coupon depends on. */
export async function findCarrinho(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<CarrinhoRow> {
  const [row] = await db<CarrinhoRow[]>`
    select coalesce(c.revisao, 0) as revisao, coalesce(c.itens, '[]') as itens, coalesce(c.observacao, '') as observacao,
      coalesce(c.numpedidocliente, '') as numpedidocliente, coalesce(c.substituicao, ${substituicaoPadrao}) as substituicao, coalesce(c.mesclas, '{}') as mesclas, coalesce(c.salvamentos, '{}') as salvamentos, c.bloqueado_por, c.bloqueado_desde, c.idtipoassinatura,
      c.cupom, coalesce(c.cupomautomatico, true) as cupomautomatico, coalesce(c.servicos, '[]') as servicos,
      case when c.erro_revisao = c.revisao then c.erro_submit end as erro_submit, ${colunasCupom(db, { idfornecedor, idcliente })},
      (select u.nome from usuario u where u.idusuario = c.bloqueado_por) as atendente
    from (select) um left join carrinho c on c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}`
  if (!row) throw new Error('a statement of one row answered none')
  return row
}

export interface CarrinhoASalvar {
  idfornecedor: string
  idcliente: string
  itens: ItemGuardado[]
  observacao: string
  numpedidocliente: string
  substituicao: Substituicao
  idtipoassinatura: string | null
  cupom: string | null
  cupomautomatico: boolean
  servicos: EscolhaServico[]
  /** Revision that the new content was made on; the write happens only if it still stands. */
  sobre: number
  /** Key of a visitor's cart merged by this write. */
  chavemescla: string | null
  /** Key of this write, its browser's own. */
  idsalvamento: string | null
  /** idusuario of staff, who writes while it holds the lock itself. */
  atendente: string | null
}

/** Writes the whole cart in one guarded statement; the new revision, or null when another write or a lock came first. */
export async function saveCarrinho(db: Db, novo: CarrinhoASalvar): Promise<number | null> {
  const { idfornecedor, idcliente } = novo
  const itens = db.json(novo.itens as never) // postgres.js types JSON as an index signature; these are plain records
  const servicos = db.json(novo.servicos as never)
  const mesclas = novo.chavemescla ? [novo.chavemescla] : []
  const salvamentos = novo.idsalvamento ? [novo.idsalvamento] : []
  const [row] = await db<{ revisao: number }[]>`
    insert into carrinho as c (idfornecedor, idcliente, itens, observacao, numpedidocliente, substituicao, idtipoassinatura, cupom, cupomautomatico, servicos, mesclas, salvamentos)
    values (${idfornecedor}, ${idcliente}, ${itens}, ${novo.observacao}, ${novo.numpedidocliente}, ${novo.substituicao}, ${novo.idtipoassinatura},
      ${novo.cupom}, ${novo.cupomautomatico}, ${servicos}, ${mesclas}::uuid[], ${salvamentos}::uuid[])
    on conflict (idfornecedor, idcliente) do update
    set itens = excluded.itens, observacao = excluded.observacao, numpedidocliente = excluded.numpedidocliente, substituicao = excluded.substituicao,
      idtipoassinatura = excluded.idtipoassinatura, cupom = excluded.cupom, cupomautomatico = excluded.cupomautomatico, servicos = excluded.servicos,
      mesclas = case when ${mesclas.length} = 0 then c.mesclas else (array_cat(excluded.mesclas, c.mesclas))[1:20] end,
      salvamentos = (array_cat(excluded.salvamentos, c.salvamentos))[1:10], revisao = c.revisao + 1, atualizado_em = now()
    where c.revisao = ${novo.sobre} and (c.bloqueado_por is null or c.bloqueado_por = ${novo.atendente})
    returning revisao`
  return row?.revisao ?? null
}

/** Keeps why the cart as it stands now became no order. */
export async function saveErroSubmit(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
  erro: string,
): Promise<void> {
  await db`
    update carrinho set erro_submit = ${erro}, erro_revisao = revisao
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
}
