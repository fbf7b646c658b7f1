import type {
  GradeDaNegociacao,
  LinhaDaGrade,
  PosseDoCarrinho,
  SomasDaGrade,
  Carrinho,
} from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import { fromCentavos, multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { computeDesconto, computeMargem, computePrazos } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { opcoesPreco, readComposto } from '#carrinho'
import { findLugar } from '#endereco'
import { Falha } from '#infra'
import {
  asCliente,
  type Deps,
  descontoNoFreteOf,
  donoOf,
  type EncerradaRow,
  type EstadoRow,
  findEstado,
  inLugar,
  isTitularAusente,
  limitesOf,
  listCustos,
  listUltimos,
  showAjustes,
  vivaOf,
} from '#negociacao'

import { listAtos } from './ato.repository.ts'
import { findCliente, type ClienteRow } from './cliente.repository.ts'
import { showEntrega } from './read-entregas.ts'
import { showAto } from './read-historico.ts'
import { listFaladas, showLinhaDaGrade } from './show-linha.ts'

const ATOS_NA_GRADE = 5

/** The attendant's grid: a fixed number of statements, whatever the number of lines. Errors: `nao_encontrado`. */
export async function readGrade(
  { sql, vivos }: Deps,
  contexto: ContextoComprador,
): Promise<GradeDaNegociacao> {
  const dono = donoOf(contexto)
  const lugar = await findLugar(sql, dono.idcliente)
  const cliente = inLugar(asCliente(contexto), lugar)
  const [{ carrinho, composicao }, estado, pessoa, atos] = await Promise.all([
    readComposto({ db: sql, vivos }, cliente),
    findEstado(sql, dono),
    findCliente(sql, dono),
    listAtos(sql, dono, { limit: ATOS_NA_GRADE, offset: 0 }),
  ])
  if (!pessoa) throw new Falha('nao_encontrado')
  const itens = carrinho.produtosSelecionados
  const ids = itens.filter(({ produtos }) => !produtos).map(({ id }) => id)
  const [custos, ultimos] = await Promise.all([
    listCustos(sql, dono.idfornecedor, ids),
    listUltimos(sql, dono, ids),
  ])
  const ajustes = showAjustes(estado.ajustes)
  const limites = limitesOf(ajustes, contexto.papel)
  const desconto = descontoNoFreteOf(ajustes, contexto.papel)
  const viva = vivaOf(estado)
  const falado = viva ? estado : { ...estado, linhas: [], edicoes: [] }
  const linhas = listFaladas(itens, falado).map((falada) =>
    showLinhaDaGrade(falada, { contexto: cliente, limites, custos, ultimos }),
  )
  return {
    cliente: showCliente(pessoa, dono.idcliente),
    negociacao: viva && {
      idnegociacao: viva.idnegociacao,
      revisao: viva.revisao,
      estado: viva.estado,
      aberta_em: isoOf(viva.aberta_em),
      validade: viva.validade && isoOf(viva.validade),
      frete: viva.frete === null ? null : fromCentavos(viva.frete),
      frete_acordado: viva.frete_acordo,
    },
    entrega: lugar && showEntrega(lugar, { composicao, contexto: cliente, desconto }),
    revisao: carrinho.revisao,
    posse: showPosse(estado, contexto.idusuario),
    linhas,
    somas: sumGrade(carrinho, { linhas, pessoa, contexto: cliente }),
    limites: {
      papel: contexto.papel === 'fornecedor' ? 'fornecedor' : 'atendente',
      desconto_maximo: limites.desconto_maximo,
      piso_margem: ajustes.piso_margem,
      horas_de_validade: ajustes.horas_de_validade,
    },
    aguarda_supervisor: linhas.filter(({ pedido_supervisor }) => pedido_supervisor).length,
    aceita: carrinho.negociacao ?? null,
    historico: atos.map(showAto),
    encerrada: showEncerrada(estado),
  }
}

/** Does something, and answers what the cart is like then. */
export const answerGrade =
  (deps: Deps) =>
  async (contexto: ContextoComprador, feito: Promise<void>): Promise<GradeDaNegociacao> => {
    await feito
    return readGrade(deps, contexto)
  }

export const isoOf = (momento: string) => new Date(momento).toISOString()

function showCliente(pessoa: ClienteRow, idcliente: string): GradeDaNegociacao['cliente'] {
  const { nome, documento, idsala, visitante, aqui, visto_em } = pessoa
  return {
    idcliente,
    nome,
    documento,
    idsala,
    presenca: { nome: visitante, aqui, visto_em: visto_em?.toISOString() ?? null },
  }
}

/** Null: nobody holds the cart. */
export function showPosse(estado: EstadoRow, quemOlha: string | null): PosseDoCarrinho | null {
  const { preso, bloqueado_por, titular, bloqueado_desde, bloqueado_ate, negociacao, agora, ajustes } = estado
  if (!preso || !bloqueado_por) return null
  const minutos = showAjustes(ajustes).minutos_de_posse
  const ativa_em = negociacao ? new Date(negociacao.ativa_em) : agora
  const visto_em = negociacao ? new Date(negociacao.visto_em) : agora
  const prazos = computePrazos({ ativa_em, visto_em, minutos })
  return {
    idatendente: bloqueado_por,
    atendente: titular ?? '',
    minha: bloqueado_por === quemOlha,
    desde: (bloqueado_desde ?? agora).toISOString(),
    libera_em: prazos.libera_em.toISOString(),
    ate: (bloqueado_ate ?? prazos.ate).toISOString(),
    ausente: isTitularAusente(estado),
  }
}

/** How the last negotiation ended; a lease or a validity that has run out is an end, written or not. Null while one goes on. */
export function findEncerrada(estado: EstadoRow): EncerradaRow | null {
  if (vivaOf(estado)) return null
  const { negociacao, bloqueado_ate, agora, encerrada } = estado
  if (!negociacao) return encerrada
  const em = negociacao.validade ?? (bloqueado_ate ?? agora).toISOString()
  return {
    idnegociacao: negociacao.idnegociacao,
    estado: 'VENCIDA',
    encerrada_em: em,
    encerrada_por: 'Sistema',
    encerrada_lado: 'SISTEMA',
  }
}

export function showEncerrada(estado: EstadoRow): GradeDaNegociacao['encerrada'] {
  const row = findEncerrada(estado)
  if (!row) return null
  return {
    estado: row.estado,
    em: isoOf(row.encerrada_em),
    quem: { lado: row.encerrada_lado, nome: row.encerrada_por },
  }
}

interface ParaSomar {
  linhas: readonly LinhaDaGrade[]
  pessoa: ClienteRow
  contexto: ContextoComprador
}

function sumGrade(carrinho: Carrinho, { linhas, pessoa, contexto }: ParaSomar): SomasDaGrade {
  const itens = carrinho.produtosSelecionados
  const semAtendente = itens.map((item) => ({ ...item, precoatendente: null }))
  const pela_tabela = computeTotais(semAtendente, opcoesPreco(contexto)).subtotal
  const negociado = carrinho.subtotal ?? null
  const unidadesDiferentes = new Set(itens.map(({ unidade }) => unidade))
  return {
    produtos: itens.length,
    volumes: sumQuantidades(itens.map(({ quantidade }) => quantidade)),
    unidade: unidadesDiferentes.size === 1 ? (itens[0]?.unidade ?? null) : null,
    pela_tabela,
    negociado,
    desconto: pela_tabela === null || negociado === null ? null : sumReais(pela_tabela, -negociado),
    desconto_percentual: computeDesconto(pela_tabela, negociado),
    ...sumMargem(linhas),
    total: carrinho.totalCompras ?? null,
    valoripi: carrinho.valoripi ?? null,
    valorst: carrinho.valorst ?? null,
    credito: sumCredito(pessoa, carrinho.totalCompras ?? 0),
  }
}

const sumQuantidades = (quantidades: readonly number[]) =>
  quantidades.reduce((soma, quantidade) => soma + Math.round(quantidade * 1000), 0) / 1000

function sumMargem(linhas: readonly LinhaDaGrade[]): Pick<SomasDaGrade, 'margem' | 'sem_custo'> {
  const conhecidas = linhas.filter(({ custo, combo }) => custo !== null && !combo)
  const vendas = conhecidas.map(({ precoatendente, tabela, quantidade }) =>
    multiplyReais(precoatendente ?? tabela ?? 0, quantidade),
  )
  const custos = conhecidas.map(({ custo, quantidade }) => multiplyReais(custo ?? 0, quantidade))
  return {
    margem: conhecidas.length === 0 ? null : computeMargem(sumReais(...vendas), sumReais(...custos)),
    sem_custo: linhas.length - conhecidas.length,
  }
}

function sumCredito({ limite, usado }: ClienteRow, total: number): SomasDaGrade['credito'] {
  if (limite === 0) return null
  const disponivel = fromCentavos(limite - usado)
  return { limite: fromCentavos(limite), disponivel, depois: sumReais(disponivel, -total) }
}
