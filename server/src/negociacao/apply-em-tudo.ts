import type { ResultadoDoAto } from '@vitrine/contract'
import { fromDecimilesimos, multiplyReais, sumReais, toCentavos } from '@vitrine/rules/dinheiro'
import {
  applyDescontoEmTudo,
  matchUltimoPreco,
  stepLinha,
  type LinhaDoAto,
  type PrecoDoAto,
} from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'

import { settleAceite } from './aceite.ts'
import { toOferta } from './change-linha.ts'
import { listCustos, listUltimos } from './custo.repository.ts'
import type { LinhaNova, Mudanca } from './escrita.repository.ts'
import { inNegociacao, requirePosse, type Deps, type EmNegociacao } from './in-negociacao.ts'
import { limitesDe, toLinhaAJulgar } from './judge-linha.ts'
import {
  findEdicaoAlheia,
  findLinha,
  toLinhaNova,
  toProdutoDoAto,
  withOferta,
  type LinhaEmMaos,
} from './linha.ts'

type Linhas = ResultadoDoAto['linhas']
interface Pedido {
  ids: readonly string[] | undefined
  motivo: string
}

/** "−5 % em tudo": off the table, each line as far as its floor. Answers what became of each. */
export const applyDesconto = (
  deps: Deps,
  contexto: ContextoComprador,
  { percentual, ...pedido }: Pedido & { percentual: number },
): Promise<Linhas> =>
  applyEmTudo(deps, contexto, pedido, {
    acao: 'DESCONTO_EM_TUDO',
    decide: (linhas, em) => applyDescontoEmTudo(linhas, percentual, limitesDe(em)),
  })

/** "Igualar último preço", where that is lower. Answers what became of each line. */
export const matchUltimos = (deps: Deps, contexto: ContextoComprador, pedido: Pedido): Promise<Linhas> =>
  applyEmTudo(deps, contexto, pedido, {
    acao: 'ULTIMO_PRECO',
    decide: (linhas, em) => matchUltimoPreco(linhas, limitesDe(em)),
  })

interface Ato {
  acao: 'DESCONTO_EM_TUDO' | 'ULTIMO_PRECO'
  decide(linhas: readonly LinhaDoAto[], em: EmNegociacao): PrecoDoAto[]
}

async function applyEmTudo(
  deps: Deps,
  contexto: ContextoComprador,
  { ids, motivo }: Pedido,
  { acao, decide }: Ato,
): Promise<Linhas> {
  let feitas: Linhas = []
  await inNegociacao(deps, contexto, async (em) => {
    requirePosse(em)
    const alvo = em.composicao.itens
      .filter(({ id, produtos }) => !produtos && (ids?.includes(id) ?? true))
      .flatMap(({ id }) => findLinha(em, id) ?? [])
    const livres = alvo.filter(({ item }) => !findEdicaoAlheia(em, item.id))
    const precos = decide(await listLinhasDoAto(em, livres), em)
    const porId = new Map(precos.map((preco) => [preco.id, preco]))
    feitas = alvo.map(({ item }) => toFeita(item, porId.get(item.id)))
    return changeTodas(em, livres, { porId, acao, motivo })
  })
  return feitas
}

function toFeita({ id, nome }: LinhaEmMaos['item'], preco: PrecoDoAto | undefined): Linhas[number] {
  return preco ? { ...preco, id, nome } : { id, nome, resultado: 'EM_EDICAO', antes: null, depois: null }
}

async function listLinhasDoAto(
  { tx, dono }: EmNegociacao,
  linhas: readonly LinhaEmMaos[],
): Promise<LinhaDoAto[]> {
  const ids = linhas.map(({ item }) => item.id)
  const custos = await listCustos(tx, dono.idfornecedor, ids)
  const ultimos = await listUltimos(tx, dono, ids)
  return linhas.map(({ item, guardado, tabela }) => {
    const ultimo = ultimos.get(item.id)
    return {
      id: item.id,
      ...toLinhaAJulgar(tabela, custos.get(item.id)),
      precoatendente: guardado.precoatendente ? fromDecimilesimos(guardado.precoatendente) : null,
      ultimo: ultimo ? fromDecimilesimos(ultimo.preco) : null,
    }
  })
}

interface Todas {
  porId: ReadonlyMap<string, PrecoDoAto>
  acao: Ato['acao']
  motivo: string
}

/** One act in the history, however many lines: what they came to before and after. */
function changeTodas(
  em: EmNegociacao,
  linhas: readonly LinhaEmMaos[],
  { porId, acao, motivo }: Todas,
): Mudanca {
  const novas = new Map<string, LinhaNova>()
  const mudadas = linhas.filter(({ item, conversa, ...linha }) => {
    const preco = porId.get(item.id)
    if (!preco || preco.depois === null || preco.depois === preco.antes) return false
    const depois = stepLinha(conversa, { ato: 'PRECO', preco: preco.depois }) ?? conversa
    const oferta = toOferta(linha, preco.depois, { por: em.quem.nome, motivo })
    novas.set(item.id, toLinhaNova(linha, depois, em.quem, oferta))
    return true
  })
  if (mudadas.length === 0) return { atos: [] }
  const soma = (qual: 'antes' | 'depois') =>
    toCentavos(
      sumReais(...mudadas.map(({ item }) => multiplyReais(porId.get(item.id)?.[qual] ?? 0, item.quantidade))),
    )
  const linhasNovas = [...novas.values()]
  return {
    itens: em.itens.map((item) => {
      const nova = novas.get(item.id)
      return nova ? withOferta(item, nova) : item
    }),
    linhas: linhasNovas,
    aceite: settleAceite(em, linhasNovas, null),
    atos: [
      {
        acao,
        produtos: mudadas.map(({ item }) => toProdutoDoAto(item)),
        medida: 'TOTAL',
        antes: soma('antes'),
        depois: soma('depois'),
        motivo,
      },
    ],
  }
}
