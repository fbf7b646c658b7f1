import { avisos, falhas, type Aprovacao, type AprovacaoLista } from '@vitrine/contract'
import { compareLinhas, isAberta } from '@vitrine/rules/aprovacao'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import { Falha, type Db } from '#infra'

import { listCarrinho, type AprovacaoRow } from './aprovacao.repository.ts'
import { findFatos } from './fatos.repository.ts'
import { planDoPedido, type Empresa, type PedidoPlanejado } from './plan-do-pedido.ts'
import type { Pessoa } from './require-comprador.ts'
import type { Submissoes } from './submissoes.ts'

/** Pictures that a list shows of one request. */
const IMAGENS = 6

/** A request as the list shows it to this login: reais, ISO times. */
export function toAprovacaoLista(
  row: AprovacaoRow,
  { podem }: { podem: readonly string[] },
  idusuario: string,
): AprovacaoLista {
  const { conteudo } = row
  return {
    idaprovacao: row.idaprovacao,
    estado: row.estado,
    quemPediu: row.quem,
    minha: row.idusuario === idusuario,
    paraMim: isAberta(row.estado) && podem.includes(idusuario),
    total: conteudo.total,
    produtos: conteudo.itens.length,
    imagens: conteudo.itens.flatMap(({ imagem }) => imagem ?? []).slice(0, IMAGENS),
    centro: row.centro,
    criado_em: row.criado_em.toISOString(),
    expira_em: row.expira_em.toISOString(),
    numpedido: row.numpedido,
  }
}

interface Deps {
  sql: Db
  submissoes: Submissoes
}

/** A request with what became different since it was asked for, and who may answer it. */
export async function showAprovacao(deps: Deps, row: AprovacaoRow, pessoa: Pessoa): Promise<Aprovacao> {
  const { idfornecedor, idcliente, idusuario, contexto } = pessoa
  const aberta = isAberta(row.estado)
  const [empresa, mudancas] = await Promise.all([
    findFatos(deps.sql, { idfornecedor, idcliente }),
    aberta ? findMudancas(deps, row, pessoa) : null,
  ])
  const planejado = planDoPedido(empresa, row, contexto.hoje)
  const { plano, andamento } = planejado
  return {
    ...toAprovacaoLista(row, andamento, idusuario),
    conteudo: row.conteudo,
    recado: row.recado,
    revisao: row.revisao,
    motivos: [...plano.motivos],
    aprovadores: aberta ? nomesDe(empresa, planejado) : [],
    semAprovador: aberta && plano.semAprovador,
    nivel: andamento.nivel,
    niveis: plano.niveis.length,
    mudancas,
    passos: row.passos.map(({ tipo, nome, motivo, quando }) => ({
      tipo,
      quem: nome ?? '',
      motivo,
      quando: new Date(quando).toISOString(),
    })),
  }
}

/** Names of the logins that may answer the request now. */
export function nomesDe({ pessoas }: Empresa, { andamento: { podem } }: PedidoPlanejado): string[] {
  return pessoas.filter(({ idusuario }) => podem.includes(idusuario)).map(({ nome }) => nome)
}

/** The request as it would be submitted now, beside what was shown; and the cart beside both. */
async function findMudancas(
  { sql, submissoes }: Deps,
  { submissao, conteudo, idfornecedor, idcliente }: AprovacaoRow,
  { contexto }: Pessoa,
): Promise<Aprovacao['mudancas']> {
  const [agora, carrinho] = await Promise.all([
    submissoes.freeze(submissao, contexto).catch((error: unknown) => {
      if (error instanceof Falha) return error
      throw error
    }),
    listCarrinho(sql, { idfornecedor, idcliente }),
  ])
  const noCarrinho = compareLinhas(
    conteudo.itens.filter(({ emCombo }) => !emCombo).map((item) => ({ ...item, precounitario: null })),
    carrinho.map(({ id, nome, quantidade }) => ({
      id,
      nome,
      quantidade: fromMilesimos(quantidade),
      precounitario: null,
    })),
  )
  if (agora instanceof Falha)
    return { produtos: [], total: null, carrinho: noCarrinho, recusa: textoDe(agora), proxima: null }
  const { recusa } = agora
  return {
    produtos: compareLinhas(conteudo.itens.map(toComparada), agora.conteudo.itens.map(toComparada)),
    total: agora.conteudo.total,
    carrinho: noCarrinho,
    recusa: recusa ? textoDe(recusa) : '',
    proxima:
      (recusa?.extra.detalhes?.proxima as NonNullable<Aprovacao['mudancas']>['proxima'] | undefined) ?? null,
  }
}

/** A product alone and inside a combo are two lines. */
function toComparada(item: Aprovacao['conteudo']['itens'][number]) {
  return { ...item, id: item.emCombo ? `combo:${item.id}` : item.id }
}

/** The text without the words about a failed submission, for nothing was submitted yet. */
export function textoDe(falha: Falha): string {
  const texto = falha.extra.mensagemErro ?? falha.message
  return texto.replace(falhas.pedido_recusado.mensagem, '').replace(avisos.itens_do_pedido, 'Itens: ').trim()
}
