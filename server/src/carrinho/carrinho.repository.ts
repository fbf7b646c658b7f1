import type { CarrinhoAberto, FreteAcordado } from '@vitrine/contract'
import { substituicaoPadrao, type NotaDaLinha, type Substituicao } from '@vitrine/rules/carrinho'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import type { EscolhaServico } from '@vitrine/rules/servico'

import { asPedaco, keepFragmento, semParte, type Db, type Fragment } from '#infra'

import { colunasCupom, type FatosCupom } from './cupom.repository.ts'
import { leaveEscopo, type SaidaDoEscopo } from './escopo.repository.ts'

/** Who negotiated the price of a line, why, and from how many on it holds (1/1,000 unit). */
export interface AcordoGuardado {
  por: string
  aprovado_por?: string
  motivo?: string
  minimo: number
}

/** A stored line: quantity in 1/1,000 unit, attendant price in 1/10,000 real. */
export interface ItemGuardado extends NotaDaLinha {
  id: string
  quantidade: number
  embalarParaPresente?: boolean
  precoatendente?: number
  /** Of that price; absent from one that no negotiation knows. */
  negociado?: AcordoGuardado
  /** Of a combo, whose `id` is the line's own. */
  idcombopromocional_cabecalho?: string | null
  produtos?: EscolhaCombo[]
}

/** As the cart reads it: freight in centavos, moments as PostgreSQL writes them in JSON. */
export interface NegociacaoDoCarrinho {
  idnegociacao: string
  revisao: number
  frete: number | null
  /** Null: none, or one that counts for any delivery. */
  frete_acordo: FreteAcordado | null
  validade: string | null
  atendente: string
  aceita_por: string | null
  aceita_em: string | null
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
  /** The negotiation that its attendant prices are of; null: there are none in force. */
  negociacao: NegociacaoDoCarrinho | null
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

/** Whether somebody holds `carrinho c` now: a lease that has run out blocks nobody, swept or not (decision 0109). */
export const isPreso = keepFragmento(
  (db) => db`(c.bloqueado_por is not null and coalesce(c.bloqueado_ate > now(), true))`,
)
/** Whether attendant prices in `carrinho c` are in force: somebody holds it, or released them until later. */
export const temPrecos = keepFragmento((db) => db`(${isPreso(db)} or coalesce(c.precos_ate > now(), false))`)
/** The negotiation of `carrinho c`, in JSON; null where none of its prices is in force. */
export const negociacaoColumn = keepFragmento(
  (db) => db`
  case when c.idnegociacao is not null and ${temPrecos(db)} then (
    select jsonb_build_object('idnegociacao', n.idnegociacao, 'revisao', n.revisao, 'frete', n.frete, 'frete_acordo', n.frete_acordo, 'validade', n.validade,
      'atendente', n.atendente, 'aceita_por', n.aceita_por, 'aceita_em', n.aceita_em)
    from negociacao n where n.idfornecedor = c.idfornecedor and n.idnegociacao = c.idnegociacao) end`,
)

type Lida = CarrinhoRow & { tem_precos: boolean }

const carrinhoColumns = (
  db: Db,
  quem: { idfornecedor: string; idcliente: string | Fragment },
): Fragment => db`
  coalesce(c.revisao, 0) as revisao, coalesce(c.itens, '[]') as itens, coalesce(c.observacao, '') as observacao,
  coalesce(c.numpedidocliente, '') as numpedidocliente, coalesce(c.substituicao, ${substituicaoPadrao}) as substituicao, coalesce(c.mesclas, '{}') as mesclas, coalesce(c.salvamentos, '{}') as salvamentos, c.idtipoassinatura,
  case when ${isPreso(db)} then c.bloqueado_por end as bloqueado_por, case when ${isPreso(db)} then c.bloqueado_desde end as bloqueado_desde,
  ${temPrecos(db)} as tem_precos, ${negociacaoColumn(db)} as negociacao,
  c.cupom, coalesce(c.cupomautomatico, true) as cupomautomatico, coalesce(c.servicos, '[]') as servicos,
  case when c.erro_revisao = c.revisao then c.erro_submit end as erro_submit, ${colunasCupom(db, quem)},
  (select u.nome from usuario u where u.idusuario = c.bloqueado_por and ${isPreso(db)}) as atendente`

const endPrecos = <L extends Lida>({ tem_precos, ...row }: L) =>
  tem_precos ? row : { ...row, itens: row.itens.map(dropAcordo) }

/** The cart of (cliente, fornecedor), empty and of revision 0 when there is none yet, with what its coupon depends on. */
export async function findCarrinho(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<CarrinhoRow> {
  const [lida] = await db<Lida[]>`
    select ${carrinhoColumns(db, { idfornecedor, idcliente })}
    from (select) um left join carrinho c on c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}`
  if (!lida) throw new Error('a statement of one row answered none')
  return endPrecos(lida)
}

/** Carts of a store by cliente, those that there are: one statement for any number of them. */
export async function listCarrinhos(
  db: Db,
  idfornecedor: string,
  idsclientes: readonly string[],
): Promise<(CarrinhoRow & { idcliente: string })[]> {
  const rows = await db<(Lida & { idcliente: string })[]>`
    select c.idcliente, ${carrinhoColumns(db, { idfornecedor, idcliente: db`c.idcliente` })}
    from carrinho c where c.idfornecedor = ${idfornecedor} and c.idcliente = any(${idsclientes as string[]}::uuid[])`
  return rows.map(endPrecos)
}

const MAX_ABERTOS = 50

/** Carts of a cliente with lines in them, at stores that are open, the latest first. */
export async function listAbertos(
  db: Db,
  idcliente: string,
): Promise<(Omit<CarrinhoAberto, 'atualizado_em'> & { atualizado_em: Date })[]> {
  return db`
    select f.idfornecedor, f.slug, f.nome, coalesce(f.config #>> '{tema,logo,claro}', '') as logo,
      jsonb_array_length(c.itens) as itens, c.atualizado_em
    from carrinho c join fornecedor f using (idfornecedor)
    where c.idcliente = ${idcliente} and jsonb_array_length(c.itens) > 0 and f.ativo
    order by c.atualizado_em desc limit ${MAX_ABERTOS}`
}

/** A line without what an attendant made of its price. */
export function dropAcordo(item: ItemGuardado): ItemGuardado {
  const sem = { ...item }
  delete sem.precoatendente
  delete sem.negociado
  return sem
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
  /** Lines that this write takes out of the scope of their negotiation; null: none. */
  saida: SaidaDoEscopo | null
  /** Whether the uses of coupons are read too, as they are now. */
  contaUsos: boolean
}

/** The new revision, and the uses of coupons where they were asked for. */
export type CarrinhoGravado = Pick<CarrinhoRow, 'revisao'> & Partial<FatosCupom>

/** What every save writes of `carrinho c`, of the values of `de`. */
export const setCampos = (
  db: Db,
  de: Fragment,
): Fragment => db`itens = ${de}.itens, observacao = ${de}.observacao, numpedidocliente = ${de}.numpedidocliente, substituicao = ${de}.substituicao,
  idtipoassinatura = ${de}.idtipoassinatura, cupom = ${de}.cupom, cupomautomatico = ${de}.cupomautomatico, servicos = ${de}.servicos,
  salvamentos = (array_cat(${de}.salvamentos, c.salvamentos))[1:10], revisao = c.revisao + 1, atualizado_em = now(),
  aberto_desde = case when c.itens = '[]' then now() else c.aberto_desde end`

const deUm = keepFragmento((db) => setCampos(db, asPedaco(db`excluded`)))

/** Writes the whole cart in one guarded statement; null when another write or a lock came first. */
export async function saveCarrinho(db: Db, novo: CarrinhoASalvar): Promise<CarrinhoGravado | null> {
  const { idfornecedor, idcliente } = novo
  const itens = db.json(novo.itens as never) // postgres.js types JSON as an index signature; these are plain records
  const servicos = db.json(novo.servicos as never)
  const mesclas = novo.chavemescla ? [novo.chavemescla] : []
  const salvamentos = novo.idsalvamento ? [novo.idsalvamento] : []
  const desfaz = novo.saida !== null && !novo.itens.some(({ precoatendente }) => precoatendente)
  const [row] = await db<CarrinhoGravado[]>`
    with salvo as (
    insert into carrinho as c (idfornecedor, idcliente, itens, observacao, numpedidocliente, substituicao, idtipoassinatura, cupom, cupomautomatico, servicos, mesclas, salvamentos)
    values (${idfornecedor}, ${idcliente}, ${itens}, ${novo.observacao}, ${novo.numpedidocliente}, ${novo.substituicao}, ${novo.idtipoassinatura},
      ${novo.cupom}, ${novo.cupomautomatico}, ${servicos}, ${mesclas}::uuid[], ${salvamentos}::uuid[])
    on conflict (idfornecedor, idcliente) do update
    set ${deUm(db)}, mesclas = case when ${mesclas.length} = 0 then c.mesclas else (array_cat(excluded.mesclas, c.mesclas))[1:20] end,
      bloqueado_por = case when ${isPreso(db)} then c.bloqueado_por end, bloqueado_desde = case when ${isPreso(db)} then c.bloqueado_desde end,
      precos_ate = case when ${desfaz} then null else c.precos_ate end, idnegociacao = case when ${desfaz} then null else c.idnegociacao end
    where c.revisao = ${novo.sobre} and (not ${isPreso(db)} or c.bloqueado_por = ${novo.atendente})
    returning revisao, idfornecedor, idcliente
    )
    ${novo.saida ? leaveEscopo(db, novo.saida, desfaz) : semParte(db)}
    select revisao ${novo.contaUsos ? db`, ${colunasCupom(db, { idfornecedor, idcliente })}` : semParte(db)}
      ${novo.saida ? db`, (select count(*) from dito) as ditos` : semParte(db)} from salvo`
  return row ?? null
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
