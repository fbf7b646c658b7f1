import type { Endereco } from '@vitrine/contract'
import type { Imposto } from '@vitrine/rules/imposto'
import type { Condicao } from '@vitrine/rules/orcamento'

import { hasAceite } from '#termo'
import { asJson, asRegistro, describeEntrada, type LinhaDe } from '#coluna'
import type { Db } from '#infra'
import type { DetalheGuardado } from '#pagamento'
import type { SubmissaoGuardada } from '#submissao'

/** A line of a budget as it stands: 1/1,000 unit, 1/10,000 real. */
export interface LinhaDoOrcamento {
  sequencia: number
  id: string
  nome: string
  unidade: string
  quantidade: number
  precounitario: number | null
  /** Centavos. */
  total: number | null
  valoripi: number
  valorst: number
  /** Of one gift wrap; null: the line is not wrapped. */
  precoembalagem: number | null
  ncm: string | null
  origem: number
  /** Of the store to its customer. */
  recado: string
}

/** What a budget comes to, paid in a way that takes something off; centavos, 1/10,000 real. */
export interface OfertaDaCondicao {
  subtotal: number
  embalagens: number
  valoripi: number
  valorst: number
  total: number
  linhas: LinhaDaCondicao[]
}

/** A condition as it was sent; `oferta` null: it takes nothing off. */
export interface CondicaoGuardada extends Condicao {
  /** Of the method, then. */
  nome: string
  oferta: OfertaDaCondicao | null
}

/** What an answer to a budget depends on besides the order itself. */
export interface Orcamento {
  versao: number
  valido_ate: Date | null
  idformaentrega: string
  idformapagto: string
  detalhepagamento: DetalheGuardado
  /** How it may be paid; none: in any way of the store. */
  condicoes: CondicaoGuardada[]
  /** The login that asked for it. */
  idusuario: string | null
  /** How often it is to repeat, and what; null: once. */
  idtipoassinatura: string | null
  submissao: SubmissaoGuardada | null
  data_de_entrega: string
  janela_inicio: string
  enderecoentrega: Pick<Endereco, 'lat' | 'lng' | 'cep' | 'uf'> | null
  /** The cliente buys to resell (decision 0066). */
  contribuinte: boolean
  /** Centavos of the services asked for. */
  servicos: number
  /** Centavos. */
  taxaentrega: number
  linhas: LinhaDoOrcamento[]
  /** Those of them that the store added: what was asked for does not name them. 1/1,000 unit. */
  incluidas: { id: string; quantidade: number }[]
}

/** A budget with its lines: one statement. */
export async function findOrcamento(db: Db, numpedido: number): Promise<Orcamento | null> {
  const [row] = await db<Orcamento[]>`
    select p.versao, p.valido_ate, p.idformaentrega, p.idformapagto, p.detalhepagamento, p.condicoes, p.idusuario, p.idtipoassinatura, p.submissao, p.data_de_entrega::text as data_de_entrega, p.janela_inicio, p.enderecoentrega, p.taxaentrega,
      coalesce((select f_contribuinte(x.idfornecedor, x.tags, x.caracteristicas) from cadastroextracliente x
        where x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente), false) as contribuinte,
      coalesce((select sum(s.total) from servico_pedido s where s.numpedido = p.numpedido), 0)::bigint as servicos,
      (select jsonb_agg(jsonb_build_object('sequencia', i.sequencia, 'id', i.idcadastroextraproduto, 'nome', i.nome, 'unidade', i.unidade, 'quantidade', i.quantidade, 'total', i.total, 'valoripi', i.valoripi, 'valorst', i.valorst,
          'precounitario', i.precounitario, 'precoembalagem', case when i.embalarparapresente then coalesce(r.preco_embalagem, 0) end, 'ncm', r.ncm, 'origem', r.origem, 'recado', i.recado) order by i.sequencia)
        from item_pedido i join produto r on r.idfornecedor = i.idfornecedor and r.idcadastroextraproduto = i.idcadastroextraproduto
        where i.numpedido = p.numpedido) as linhas,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.idcadastroextraproduto, 'quantidade', i.quantidade) order by i.sequencia)
        from item_pedido i where i.numpedido = p.numpedido and i.incluido_pela_loja), '[]') as incluidas
    from pedido p where p.numpedido = ${numpedido}`
  return row ?? null
}

/** 1/10,000 real, centavos; table and cost as they were when it was offered. */
const linhaPrecificada = describeEntrada({
  sequencia: 'item_pedido.sequencia',
  tabela: 'linha_negociada.tabela',
  custo: 'produto.custo',
  recado: 'item_pedido.recado',
  precounitario: 'item_pedido.precounitario',
  embalagens: 'item_pedido.embalagens',
  total: 'item_pedido.total',
  valoripi: 'item_pedido.valoripi',
  valorst: 'item_pedido.valorst',
  imposto: 'item_pedido.imposto',
})
type LinhaPrecificada = LinhaDe<typeof linhaPrecificada> & {
  precounitario: number
  total: number
  imposto: Imposto | null
}

/** A line under a condition. */
const linhaDaCondicao = describeEntrada({
  sequencia: 'item_pedido.sequencia',
  precounitario: 'item_pedido.precounitario',
  embalagens: 'item_pedido.embalagens',
  total: 'item_pedido.total',
  valoripi: 'item_pedido.valoripi',
  valorst: 'item_pedido.valorst',
  imposto: 'item_pedido.imposto',
})
type LinhaDaCondicao = LinhaDe<typeof linhaDaCondicao> & {
  precounitario: number
  total: number
  imposto: Imposto | null
}

export interface PrecosDoOrcamento {
  condicoes: readonly CondicaoGuardada[]
  subtotal: number
  embalagens: number
  servicos: number
  taxaentrega: number
  valoripi: number
  valorst: number
  total: number
  valido_ate: Date
  observacao: string
  linhas: readonly LinhaPrecificada[]
}

/** Prices a budget: order, lines and one more version, which is answered. */
export async function savePrecos(
  db: Db,
  numpedido: number,
  { linhas, valido_ate, observacao, ...precos }: PrecosDoOrcamento,
  { ator, idusuario }: { ator: string; idusuario: string | null },
): Promise<number> {
  const { tipos } = asRegistro(db, linhaPrecificada)
  const itens = asJson(db, linhaPrecificada, linhas)
  const [row] = await db<{ versao: number }[]>`
    with precificado as (
      update pedido set subtotal = ${precos.subtotal}, desconto = 0, embalagens = ${precos.embalagens}, servicos = ${precos.servicos},
        taxaentrega = ${precos.taxaentrega}, valoripi = ${precos.valoripi}, valorst = ${precos.valorst}, total = ${precos.total}, valido_ate = ${valido_ate}, observacaoloja = ${observacao}, condicoes = ${db.json(precos.condicoes as never)}, versao = versao + 1
      where numpedido = ${numpedido} returning numpedido, versao, condicoes
    ),
    linhas as (
      update item_pedido i set precounitario = n.precounitario, embalagens = n.embalagens, total = n.total, valoripi = n.valoripi, valorst = n.valorst,
        imposto = n.imposto, recado = n.recado, desconto = 0, traco_preco = null
      from jsonb_to_recordset(${itens}) as n(${tipos})
      where i.numpedido = ${numpedido} and i.sequencia = n.sequencia
    )
    insert into versao_orcamento (numpedido, versao, ator, idusuario, valido_ate, taxaentrega, total, itens, observacao, condicoes)
    select numpedido, versao, ${ator}, ${idusuario}, ${valido_ate}, ${precos.taxaentrega}, ${precos.total}, ${itens}, ${observacao}, condicoes from precificado
    returning versao`
  return row?.versao ?? 0
}

/** An accepted budget costs what was offered for the way in which it is paid. */
export async function saveOferta(
  db: Db,
  numpedido: number,
  { linhas, subtotal, embalagens, valoripi, valorst, total }: OfertaDaCondicao,
): Promise<void> {
  const { tipos } = asRegistro(db, linhaDaCondicao)
  await db`
    with precificado as (
      update pedido set subtotal = ${subtotal}, embalagens = ${embalagens}, valoripi = ${valoripi}, valorst = ${valorst}, total = ${total}
      where numpedido = ${numpedido}
    )
    update item_pedido i set precounitario = n.precounitario, embalagens = n.embalagens, total = n.total, valoripi = n.valoripi, valorst = n.valorst,
      imposto = n.imposto
    from jsonb_to_recordset(${asJson(db, linhaDaCondicao, linhas)}) as n(${tipos})
    where i.numpedido = ${numpedido} and i.sequencia = n.sequencia`
}

/** Priced budgets whose time ran out, a few at a time. */
export async function listVencidos(db: Db, exceto: readonly string[], limit: number): Promise<number[]> {
  const rows = await db<{ numpedido: number }[]>`
    select numpedido from pedido where status = 'ORCAMENTO_PRECIFICADO' and valido_ate < now() and numpedido <> all(${exceto as string[]}::bigint[])
    order by valido_ate limit ${limit}`
  return rows.map(({ numpedido }) => numpedido)
}

/** When an accepted budget is brought, and what it weighs in a window that fills up. */
export async function saveJanela(
  db: Db,
  numpedido: number,
  {
    data_de_entrega,
    inicio,
    fim,
    vaga,
  }: { data_de_entrega: string; inicio: string; fim: string; vaga: number | null },
): Promise<void> {
  await db`
    update pedido set data_de_entrega = ${data_de_entrega}, janela_inicio = ${inicio}, janela_fim = ${fim}, vaga_gramas = ${vaga} where numpedido = ${numpedido}`
}

/** The login accepted the terms in force, or there are none. */
export async function hasTermos(db: Db, idusuario: string | null): Promise<boolean> {
  const [row] = await db<{ aceitos: boolean }[]>`select ${hasAceite(db, idusuario)} as aceitos`
  return row?.aceitos === true
}
