import type { LinhaEscrita, ResultadoNoOrcamento } from '@vitrine/contract'
import { toCentavos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import {
  applyDescontoEmTudo,
  explainRecusa,
  matchUltimoPreco,
  type LinhaDoAto,
  type Limites,
  type PrecoDoAto,
} from '@vitrine/rules/negociacao'
import { judgeLinha, refuseCondicoes, type Condicao } from '@vitrine/rules/orcamento'

import { Falha } from '#infra'

import {
  inRascunho,
  inteiro,
  reais,
  semPedido,
  toLinhaDoRascunho,
  type Deps,
  type EmRascunho,
  type Escrita,
} from './in-rascunho.ts'
import type { RascunhoDaLinha } from './mesa.repository.ts'
import type { LinhaNaMesa, Mesa } from './read-mesa.ts'

interface Escrito {
  linhas: readonly LinhaEscrita[]
  taxaentrega?: number | null | undefined
  validade?: string | null | undefined
  observacao?: string | undefined
  condicoes?: readonly Condicao[] | undefined
}

/**
 * Writes in the draft. Errors: `preco_fora_do_limite` for a price that who writes may not give alone and asks nobody for; nothing is
 * written then.
 */
export async function writeRascunho(
  deps: Deps,
  escrita: Escrita,
  { linhas, taxaentrega, validade, observacao, condicoes }: Escrito,
): Promise<void> {
  const precos = new Map(
    linhas.flatMap(({ sequencia, preco }) => (preco === undefined ? [] : [[sequencia, preco] as const])),
  )
  checkValidade(validade, escrita.contexto.hoje)
  checkCondicoes(condicoes, escrita.contexto)
  await inRascunho(deps, { ...escrita, precos }, (em) => ({
    linhas: mergeLinhas(linhas).map((escrito) => {
      const linha = requireLinha(em.mesa, escrito.sequencia)
      return toLinhaDoRascunho(linha, changeLinha(linha, escrito, em))
    }),
    taxaentrega: taxaentrega === null || taxaentrega === undefined ? taxaentrega : toCentavos(taxaentrega),
    validade,
    observacao,
    condicoes,
  }))
}

function checkCondicoes(
  condicoes: readonly Condicao[] | undefined,
  { fornecedor }: Escrita['contexto'],
): void {
  const motivo = refuseCondicoes(condicoes ?? [], fornecedor?.formasPagamento ?? [])
  if (motivo) throw new Falha('entrada_invalida', { campos: { condicoes: motivo } })
}

export function checkValidade(validade: string | null | undefined, hoje: string): void {
  if (validade && validade < hoje)
    throw new Falha('entrada_invalida', { campos: { validade: 'Escolha de hoje em diante.' } })
}

/** A line that is named twice is what was said of it last. */
function mergeLinhas(linhas: readonly LinhaEscrita[]): LinhaEscrita[] {
  return [...new Map(linhas.map((linha) => [linha.sequencia, linha])).values()]
}

export function requireLinha({ linhas }: Mesa, sequencia: number): LinhaNaMesa {
  const linha = linhas.find((umaLinha) => umaLinha.sequencia === sequencia)
  if (!linha) throw new Falha('nao_encontrado')
  return linha
}

function changeLinha(
  linha: LinhaNaMesa,
  { preco, recado, pede_supervisor, motivo }: LinhaEscrita,
  { mesa: { limites }, quem }: EmRascunho,
): Partial<RascunhoDaLinha> {
  const comRecado = recado === undefined ? {} : { recado }
  if (preco === undefined) return comRecado
  if (preco === null) return { ...comRecado, ...semPedido, preco: null }
  const recusa = judgeLinha(preco, linha.julgada, limites)
  if (!recusa) return { ...comRecado, ...semPedido, preco: toDecimilesimos(preco) }
  if (!pede_supervisor) throw refusePreco(preco, linha, limites)
  return {
    ...comRecado,
    ...semPedido,
    pedido_preco: toDecimilesimos(preco),
    pedido_por: quem.nome,
    pedido_em: new Date().toISOString(),
    pedido_motivo: motivo,
  }
}

/** Whose price it is, and how low it may go. */
export function refusePreco(preco: number, linha: LinhaNaMesa, limites: Limites): Falha {
  const { julgada, piso, sequencia, nome } = linha
  const recusa = piso ?? { preco, motivo: 'DESCONTO' as const }
  return new Falha('preco_fora_do_limite', {
    error: `${nome}: ${explainRecusa(preco, recusa, julgada, limites)}`,
    detalhes: { sequencia, piso: recusa.preco, motivo: recusa.motivo },
  })
}

type Linhas = ResultadoNoOrcamento['linhas']

/** "−5 % em tudo": off the table, each line as far as its floor. Answers what became of each. */
export const applyDesconto = (
  deps: Deps,
  escrita: Escrita,
  { percentual, sequencias }: { percentual: number; sequencias: readonly number[] | undefined },
): Promise<Linhas> =>
  applyEmTudo(deps, escrita, sequencias, (linhas, limites) =>
    applyDescontoEmTudo(linhas, percentual, limites),
  )

/** "Igualar último preço", where that is lower. Answers what became of each line. */
export const matchUltimos = (
  deps: Deps,
  escrita: Escrita,
  sequencias: readonly number[] | undefined,
): Promise<Linhas> => applyEmTudo(deps, escrita, sequencias, matchUltimoPreco)

async function applyEmTudo(
  deps: Deps,
  escrita: Escrita,
  sequencias: readonly number[] | undefined,
  decide: (linhas: readonly LinhaDoAto[], limites: Limites) => PrecoDoAto[],
): Promise<Linhas> {
  let feitas: Linhas = []
  await inRascunho(deps, escrita, ({ mesa }) => {
    const alvo = mesa.linhas.filter(({ sequencia }) => sequencias?.includes(sequencia) ?? true)
    const precos = decide(alvo.map(toLinhaDoAto), mesa.limites)
    const porId = new Map(precos.map(({ id, ...preco }) => [Number(id), preco]))
    feitas = alvo.flatMap(({ sequencia, nome }) => {
      const preco = porId.get(sequencia)
      return preco ? [{ sequencia, nome, ...preco }] : []
    })
    const mudadas = alvo.filter(({ sequencia }) => {
      const preco = porId.get(sequencia)
      return preco !== undefined && preco.depois !== preco.antes
    })
    return {
      linhas: mudadas.map((linha) =>
        toLinhaDoRascunho(linha, {
          ...semPedido,
          preco: inteiro(porId.get(linha.sequencia)?.depois ?? null),
        }),
      ),
    }
  })
  return feitas
}

const toLinhaDoAto = ({ sequencia, julgada, preco, ultimo }: LinhaNaMesa): LinhaDoAto => ({
  ...julgada,
  id: String(sequencia),
  precoatendente: preco,
  ultimo: reais(ultimo?.preco ?? null),
})
