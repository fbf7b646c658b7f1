import type { Cupom, ListaCupons } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import {
  describeRegras,
  evaluateCupom,
  formatBeneficio,
  refuseOferta,
  toLinhasCupom,
  type AvaliacaoCupom,
  type ContextoCupom,
  type LinhaCupom,
} from '@vitrine/rules/cupom'
import { addDias, instantOf } from '@vitrine/rules/data'

import type { ContextoComprador } from '#acesso'
import {
  opcoesPreco,
  readComposicao,
  settleCupom,
  toContextoCupom,
  toEstadoCupom,
  type FonteCarrinho,
} from '#carrinho'
import type { CupomVivo, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

interface FiltroCupons {
  onlyLast: boolean
  available: boolean
}

/** What every ticket of one panel is judged by. */
interface Painel {
  fornecedor: FornecedorVivo
  contexto: ContextoCupom
  /** Null: prices are hidden, and nothing is told that would give them away (readings 3). */
  linhas: LinhaCupom[] | null
  /** idcupom of the one in force. */
  emVigor: string | null
}

/** A customer's coupons at one supplier, judged on the cart as it stands, best first (ux 1.13.1): two statements. */
export async function listCupons(
  fonte: FonteCarrinho,
  { onlyLast, available }: FiltroCupons,
  contexto: ContextoComprador,
): Promise<ListaCupons> {
  const { painel, escolhido } = await readPainel(fonte, contexto)
  const { fornecedor } = painel
  const cupons = fornecedor.cupons
    .filter(({ indicacao }) => !indicacao)
    .filter(({ listado, codigocupom }) => listado || codigocupom === escolhido)
    .filter((cupom) => isOferecido(cupom, painel, available))
    .sort((a, b) => b.criado_em.localeCompare(a.criado_em))
    .slice(0, onlyLast ? 1 : undefined)
    .map((cupom) => toCupom(cupom, painel))
    .sort(byBeneficio)
  return { cupons, cupomRecomendacao: findIndicacao(painel) }
}

/** The share coupon of the supplier; null where it shares none. */
export async function showIndicacao(
  fonte: FonteCarrinho,
  contexto: ContextoComprador,
): Promise<Cupom | null> {
  return findIndicacao((await readPainel(fonte, contexto)).painel)
}

async function readPainel(fonte: FonteCarrinho, contexto: ContextoComprador) {
  const { fornecedor, podeVerPrecos } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { row, composicao } = await readComposicao(fonte, contexto)
  const estado = toEstadoCupom(row)
  const emVigor = settleCupom(composicao.itens, estado, contexto).cupom
  const painel: Painel = {
    fornecedor,
    contexto: toContextoCupom(contexto, estado),
    linhas: podeVerPrecos ? toLinhasCupom(composicao.itens, opcoesPreco(contexto)) : null,
    emVigor: emVigor?.idcupom ?? null,
  }
  return { painel, escolhido: row.cupom }
}

/** Coupons of other customers' tags are never told of; those over or used up only when asked for. */
function isOferecido(cupom: CupomVivo, { contexto }: Painel, available: boolean): boolean {
  const recusa = refuseOferta(cupom, contexto)
  return available ? recusa === null : recusa?.impedimento !== 'cadastro'
}

function findIndicacao(painel: Painel): Cupom | null {
  const { tags, cupons } = painel.fornecedor
  const cupom = hasTag(tags, 'uses-share-coupom') && cupons.find(({ indicacao }) => indicacao)
  if (!cupom) return null
  return { ...toCupom(cupom, painel), usos: painel.contexto.usos[cupom.idcupom]?.total ?? 0 }
}

function toCupom(cupom: CupomVivo, painel: Painel): Cupom {
  const { contexto, fornecedor, linhas } = painel
  const { fim = null } = cupom.condicoes
  const avaliacao = linhas && evaluateCupom(cupom, linhas, contexto)
  return {
    codigocupom: cupom.codigocupom,
    tipodesconto: cupom.tipodesconto,
    produtosComDesconto: avaliacao?.descontos.size
      ? [...avaliacao.descontos.keys()]
      : [...(cupom.alvo.produtos ?? [])],
    nao_usar_com_politica: cupom.nao_usar_com_politica,
    habilitar_visualizacao_desconto: cupom.habilitar_visualizacao_desconto,
    aplicacao_automatica: cupom.aplicacao_automatica,
    idfornecedor: fornecedor.idfornecedor,
    nome: cupom.nome,
    descricao: cupom.descricao,
    valor: cupom.valor,
    beneficio: formatBeneficio(cupom),
    regras: describeRegras(cupom, contexto),
    alvo: { produtos: [...(cupom.alvo.produtos ?? [])], categorias: [...(cupom.alvo.categorias ?? [])] },
    fim,
    vence_em: fim && instantOf(addDias(fim, 1), '00:00', fornecedor.fuso).toISOString(),
    aplicado: cupom.idcupom === painel.emVigor,
    ...(avaliacao ? toJulgamento(avaliacao) : { motivo: refuseOferta(cupom, contexto)?.motivo ?? null }),
  }
}

function toJulgamento({ recusa, desconto }: AvaliacaoCupom): Pick<Cupom, 'motivo' | 'economia' | 'faltam'> {
  if (!recusa) return { motivo: null, economia: desconto }
  return { motivo: recusa.motivo, ...(recusa.faltam !== undefined && { faltam: recusa.faltam }) }
}

/** What gives the most comes first, then what is nearest to be usable. */
function byBeneficio(a: Cupom, b: Cupom): number {
  return (
    (b.economia ?? 0) - (a.economia ?? 0) ||
    (a.faltam ?? Infinity) - (b.faltam ?? Infinity) ||
    a.codigocupom.localeCompare(b.codigocupom)
  )
}
