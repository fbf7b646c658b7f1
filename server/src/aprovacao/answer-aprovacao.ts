import type { PedidoDeResposta, Submissao } from '@vitrine/contract'
import { followAprovacao, isAberta, type AcaoAprovacao } from '@vitrine/rules/aprovacao'
import { toCentavos } from '@vitrine/rules/dinheiro'
import type { z } from 'zod'

import { Falha, type EnderecoDaLoja, type Sql } from '#infra'

import {
  findAprovacao,
  insertPasso,
  listCarrinho,
  lockAprovacao,
  saveAlteracao,
  saveEstado,
  type AprovacaoRow,
} from './aprovacao.repository.ts'
import { findFatos } from './fatos.repository.ts'
import { isMesmoCarrinho } from './is-mesmo-carrinho.ts'
import { planDoPedido } from './plan-do-pedido.ts'
import type { Pessoa } from './require-comprador.ts'
import type { Submissoes } from './submissoes.ts'
import { tellAprovadores, tellResposta } from './tell-aprovacao.ts'

export interface RespostaDeps {
  sql: Sql
  config: EnderecoDaLoja
  submissoes: Submissoes
}

type Resposta = z.infer<typeof PedidoDeResposta>

interface Em {
  pessoa: Pessoa
  idaprovacao: string
  resposta: Resposta
}

/** Answers to a request: each locks it while it decides, so that only one counts. */
export const acoes: Record<AcaoAprovacao, (deps: RespostaDeps, em: Em) => Promise<void>> = {
  aprovar: approve,
  alterar: change,
  recusar: refuse,
  retirar: withdraw,
}

const toLoja = ({ config }: RespostaDeps, { fornecedor, contexto }: Pessoa) => ({
  fornecedor,
  config,
  cliente: contexto.sessao?.cliente_nome ?? '',
})

/** The open request as who answers saw it. Errors: `nao_encontrado`, `aprovacao_decidida`. */
function requireAberta(row: AprovacaoRow | null, { revisao }: Resposta): AprovacaoRow {
  if (!row) throw new Falha('nao_encontrado')
  if (!isAberta(row.estado) || row.revisao !== revisao)
    throw new Falha('aprovacao_decidida', { detalhes: { estado: row.estado, numpedido: row.numpedido } })
  return row
}

const ondeDe = ({ pessoa: { idfornecedor, idcliente }, idaprovacao }: Em) => ({
  idfornecedor,
  idcliente,
  idaprovacao,
})

/** An approval: the last one that is needed makes the order. Who asked cannot approve its own request. */
async function approve(deps: RespostaDeps, em: Em): Promise<void> {
  const { sql, submissoes } = deps
  const { pessoa, resposta } = em
  const { idusuario, contexto } = pessoa
  const passo = await sql.begin(async (tx) => {
    const row = await lockAprovacao(tx, ondeDe(em))
    // When two people approve at the same time, the second one finds the order made.
    if (row?.estado === 'APROVADA') return null
    const aberta = requireAberta(row, resposta)
    const empresa = await findFatos(tx, pessoa)
    const { plano, andamento, feitas } = planDoPedido(empresa, aberta, contexto.hoje)
    if (!andamento.podem.includes(idusuario)) throw new Falha('sem_permissao')
    const todas = [...new Set([...feitas, idusuario])]
    const depois = followAprovacao(plano, todas)
    if (depois.completo) return { row: aberta, todas }
    const sim = { tipo: 'SIM', idusuario, motivo: resposta.motivo.trim(), revisao: aberta.revisao } as const
    await insertPasso(tx, aberta.idaprovacao, sim)
    const { podem: ids, nivel } = depois
    await tellAprovadores(tx, aberta, { ids, nivel }, toLoja(deps, pessoa))
    return null
  })
  if (!passo) return
  const { row, todas } = passo
  const carrinho = await listCarrinho(sql, pessoa)
  const { numpedido } = await submissoes.submit(toSubmissao(row, resposta), contexto, {
    idaprovacao: row.idaprovacao,
    revisao: row.revisao,
    quemPediu: row.idusuario,
    feitas: todas,
    motivo: resposta.motivo.trim(),
    esvazia: isMesmoCarrinho(row, carrinho),
  })
  const nota = resposta.motivo.trim()
  const texto = `Seu pedido foi aprovado por ${contexto.sessao?.nome ?? ''} e enviado: é o pedido ${numpedido}.${nota ? ` Recado: ${nota}` : ''}`
  await tellResposta(sql, row, { ids: [row.idusuario], texto, chave: 'aprovada' }, toLoja(deps, pessoa))
}

function toSubmissao({ submissao, conteudo }: AprovacaoRow, resposta: Resposta): Submissao {
  const totalesperado = resposta.totalesperado ?? conteudo.total ?? undefined
  return {
    ...submissao,
    ...(resposta.formaEntrega && { formaEntrega: resposta.formaEntrega }),
    ...(totalesperado !== undefined && { totalesperado }),
  }
}

/** Lower quantities of some lines, or 0: an approval never buys more than was asked for. */
async function change(deps: RespostaDeps, em: Em): Promise<void> {
  const { sql, submissoes } = deps
  const { pessoa, resposta } = em
  const antes = requireAberta(await findAprovacao(sql, ondeDe(em)), resposta)
  await requireAprovador(deps, em, antes)
  const submissao = { ...antes.submissao, itens: reduceItens(antes.submissao.itens, resposta) }
  const { conteudo, fatos, recusa } = await submissoes.freeze(submissao, pessoa.contexto)
  // A window that closed meanwhile is chosen anew by whoever approves.
  if (recusa && !recusa.extra.detalhes?.proxima) throw recusa
  await sql.begin(async (tx) => {
    const row = requireAberta(await lockAprovacao(tx, ondeDe(em)), resposta)
    const total = conteudo.total === null ? null : toCentavos(conteudo.total)
    await saveAlteracao(tx, row.idaprovacao, { submissao, conteudo, fatos, total })
    const { idusuario, contexto } = pessoa
    const motivo = resposta.motivo.trim()
    await insertPasso(tx, row.idaprovacao, { tipo: 'ALTERADA', idusuario, motivo, revisao: row.revisao + 1 })
    const texto = `${contexto.sessao?.nome ?? ''} alterou o seu pedido antes de aprovar.${motivo ? ` Recado: ${motivo}` : ''}`
    const chave = `alterada:${row.revisao}`
    await tellResposta(tx, { ...row, conteudo }, { ids: [row.idusuario], texto, chave }, toLoja(deps, pessoa))
  })
}

/** Errors: `quantidade_invalida` for more than was asked for, `carrinho_vazio` when nothing is left. */
function reduceItens(itens: Submissao['itens'], { itens: novas }: Resposta): Submissao['itens'] {
  const para = new Map(novas.map(({ id, quantidade }) => [id, quantidade]))
  const reduzidos = itens.map((item) => {
    const quantidade = para.get(item.id) ?? item.quantidade
    if (quantidade > item.quantidade) throw new Falha('quantidade_invalida')
    return { ...item, quantidade }
  })
  const ficam = reduzidos.filter(({ quantidade }) => quantidade > 0)
  if (ficam.length === 0) throw new Falha('carrinho_vazio')
  return ficam
}

async function refuse(deps: RespostaDeps, em: Em): Promise<void> {
  const { pessoa, resposta } = em
  const motivo = resposta.motivo.trim()
  if (!motivo) throw new Falha('motivo_ausente')
  await requireAprovador(deps, em, requireAberta(await findAprovacao(deps.sql, ondeDe(em)), resposta))
  await close(deps, em, { estado: 'RECUSADA', motivo }, (row) => ({
    ids: [row.idusuario],
    texto: `${pessoa.contexto.sessao?.nome ?? ''} não aprovou o seu pedido: ${motivo}`,
  }))
}

/** Only the person who asked may withdraw, at any time before the order is made. */
async function withdraw(deps: RespostaDeps, em: Em): Promise<void> {
  const { pessoa, resposta } = em
  const row = requireAberta(await findAprovacao(deps.sql, ondeDe(em)), resposta)
  if (row.idusuario !== pessoa.idusuario) throw new Falha('sem_permissao')
  const { andamento } = planDoPedido(await findFatos(deps.sql, pessoa), row, pessoa.contexto.hoje)
  await close(deps, em, { estado: 'RETIRADA', motivo: resposta.motivo.trim() }, (cada) => ({
    ids: andamento.podem,
    texto: `${cada.quem} retirou o pedido de aprovação: você não precisa fazer nada.`,
  }))
}

async function close(
  deps: RespostaDeps,
  em: Em,
  { estado, motivo }: { estado: 'RECUSADA' | 'RETIRADA'; motivo: string },
  tell: (row: AprovacaoRow) => { ids: readonly string[]; texto: string },
): Promise<void> {
  const { pessoa, resposta } = em
  await deps.sql.begin(async (tx) => {
    const row = requireAberta(await lockAprovacao(tx, ondeDe(em)), resposta)
    const { idusuario } = pessoa
    await saveEstado(tx, row.idaprovacao, estado)
    await insertPasso(tx, row.idaprovacao, { tipo: estado, idusuario, motivo, revisao: row.revisao })
    const carta = { ...tell(row), chave: estado.toLowerCase() }
    await tellResposta(tx, row, carta, toLoja(deps, pessoa))
  })
}

/** Errors: `sem_permissao` for whoever is not asked. */
async function requireAprovador(deps: RespostaDeps, { pessoa }: Em, row: AprovacaoRow): Promise<void> {
  const { andamento } = planDoPedido(await findFatos(deps.sql, pessoa), row, pessoa.contexto.hoje)
  if (!andamento.podem.includes(pessoa.idusuario)) throw new Falha('sem_permissao')
}
