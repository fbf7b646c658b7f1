import { formatDia } from '#data'
import { formatReais, sumReais, toCentavos } from '#dinheiro'
import { joinPalavras, pluralize } from '#texto'

import type { ContextoCupom, Cupom, LinhaCupom } from './cupom.ts'
import { computeDescontos, isNoAlvo, sumDescontos } from './descontos.ts'
import type { Descontos } from './descontos.ts'

export type Impedimento =
  | 'periodo'
  | 'canal'
  | 'cadastro'
  | 'identificacao'
  | 'primeira_compra'
  | 'limite'
  | 'limite_por_cliente'
  | 'valor_limite'
  | 'tipoEntrega'
  | 'pagamento'
  | 'carrinho_vazio'
  | 'produtos'
  | 'politica'
  | 'valor_minimo'

/** Why a coupon cannot be used now. */
export interface RecusaCupom {
  impedimento: Impedimento
  /** A sentence for the shopper. */
  motivo: string
  /** Reais of goods still missing, for valor_minimo. */
  faltam?: number
}

export interface AvaliacaoCupom {
  /** Null: it can be used. */
  recusa: RecusaCupom | null
  /** Empty when refused. */
  descontos: Descontos
  /** Their sum in reais. */
  desconto: number
}

type Check = (cupom: Cupom, contexto: ContextoCupom) => RecusaCupom | null

/** Conditions about the cliente, the day and the coupon's own uses: whether it is on offer at all. */
const checksDaOferta: readonly Check[] = [
  checkPeriodo,
  checkCanal,
  checkCadastro,
  checkPrimeiraCompra,
  checkLimites,
]
/** Conditions that a choice in the cart can still meet. */
const checksDaCompra: readonly Check[] = [checkTipoEntrega, checkPagamento]

/** Whether a coupon is on offer to this cliente today, whatever the cart holds; null when it is. */
export function refuseOferta(cupom: Cupom, contexto: ContextoCupom): RecusaCupom | null {
  return firstRecusa(checksDaOferta, cupom, contexto)
}

/** Whether a coupon can be used on these lines, with the reason when not and the discounts when it can (§4, §5). */
export function evaluateCupom(
  cupom: Cupom,
  linhas: readonly LinhaCupom[],
  contexto: ContextoCupom,
): AvaliacaoCupom {
  const descontos = computeDescontos(cupom, linhas)
  const desconto = sumDescontos(descontos)
  const recusa =
    refuseOferta(cupom, contexto) ??
    firstRecusa(checksDaCompra, cupom, contexto) ??
    checkLinhas(cupom, linhas, desconto) ??
    checkValorMinimo(cupom, linhas) ??
    checkValorLimite(cupom, contexto, desconto)
  return recusa ? { recusa, descontos: new Map(), desconto: 0 } : { recusa, descontos, desconto }
}

function firstRecusa(checks: readonly Check[], cupom: Cupom, contexto: ContextoCupom): RecusaCupom | null {
  for (const check of checks) {
    const recusa = check(cupom, contexto)
    if (recusa) return recusa
  }
  return null
}

function checkPeriodo({ condicoes: { inicio, fim } }: Cupom, { hoje }: ContextoCupom): RecusaCupom | null {
  if (inicio && hoje < inicio) return refuse('periodo', `Este cupom vale a partir de ${formatDia(inicio)}.`)
  return fim && hoje > fim ? refuse('periodo', `Este cupom venceu em ${formatDia(fim)}.`) : null
}

function checkCanal({ condicoes }: Cupom, { canalVenda }: ContextoCupom): RecusaCupom | null {
  if (!condicoes.canalVenda || condicoes.canalVenda === canalVenda) return null
  const onde = condicoes.canalVenda === 'WEB' ? 'em compras pelo site' : 'em pedidos feitos com um atendente'
  return refuse('canal', `Este cupom vale só ${onde}.`)
}

function checkCadastro({ condicoes }: Cupom, { tags, jaComprou }: ContextoCupom): RecusaCupom | null {
  const wanted = condicoes.tags ?? []
  if (wanted.length === 0 || wanted.some((tag) => tags.includes(tag))) return null
  return jaComprou === null
    ? refuse('identificacao', 'Entre na sua conta para usar este cupom.')
    : refuse('cadastro', 'Este cupom não está disponível para o seu cadastro.')
}

function checkPrimeiraCompra({ condicoes }: Cupom, { jaComprou }: ContextoCupom): RecusaCupom | null {
  if (!condicoes.primeira_compra || jaComprou === false) return null
  return jaComprou === null
    ? refuse('identificacao', 'Entre na sua conta para usar este cupom.')
    : refuse('primeira_compra', 'Este cupom vale só na primeira compra.')
}

function checkLimites(
  { idcupom, condicoes: { limite, limite_por_cliente, valor_limite } }: Cupom,
  { usos }: ContextoCupom,
): RecusaCupom | null {
  const { total, cliente, descontado = 0 } = usos[idcupom] ?? { total: 0, cliente: 0 }
  if (limite && total >= limite) return refuse('limite', 'Este cupom já foi usado até o limite.')
  if (valor_limite && descontado >= toCentavos(valor_limite))
    return refuse('valor_limite', 'Este cupom já deu todo o desconto que podia dar.')
  if (!limite_por_cliente || cliente < limite_por_cliente) return null
  const vezes = limite_por_cliente === 1 ? '' : ` ${pluralize(limite_por_cliente, 'vez', 'vezes')}, o máximo`
  return refuse('limite_por_cliente', `Você já usou este cupom${vezes}.`)
}

function checkTipoEntrega({ condicoes }: Cupom, { tipoEntrega }: ContextoCupom): RecusaCupom | null {
  if (!condicoes.tipoEntrega || condicoes.tipoEntrega === tipoEntrega) return null
  const como = condicoes.tipoEntrega === 'DELIVERY' ? 'para entrega' : 'para retirada na loja'
  return refuse('tipoEntrega', `Este cupom vale só ${como}.`)
}

function checkPagamento(
  { condicoes }: Cupom,
  { idformapagto, formasPagamento }: ContextoCupom,
): RecusaCupom | null {
  const wanted = condicoes.idformapagto ?? []
  if (wanted.length === 0 || (idformapagto !== null && wanted.includes(idformapagto))) return null
  const nomes = formasPagamento.filter((forma) => wanted.includes(forma.idformapagto)).map(({ nome }) => nome)
  return refuse('pagamento', `Este cupom vale pagando com ${joinPalavras(nomes, 'ou')}.`)
}

function checkLinhas(cupom: Cupom, linhas: readonly LinhaCupom[], desconto: number): RecusaCupom | null {
  if (desconto > 0) return null
  if (linhas.length === 0) return refuse('carrinho_vazio', 'Adicione produtos para usar este cupom.')
  return linhas.some((linha) => isNoAlvo(cupom, linha) && linha.dePolitica) && cupom.nao_usar_com_politica
    ? refuse('politica', 'Este cupom não se soma aos preços especiais do seu carrinho.')
    : refuse('produtos', 'Nenhum produto do seu carrinho participa deste cupom.')
}

function checkValorMinimo({ condicoes }: Cupom, linhas: readonly LinhaCupom[]): RecusaCupom | null {
  const subtotal = sumReais(...linhas.map((linha) => linha.subtotal))
  const faltam = sumReais(condicoes.valor_minimo ?? 0, -subtotal)
  if (faltam <= 0) return null
  return { impedimento: 'valor_minimo', motivo: `Faltam ${formatReais(faltam)} em produtos.`, faltam }
}

/** What is left of it gives all that this cart would get, or nothing: a discount is never cut short (decision 0166). */
function checkValorLimite(
  { idcupom, condicoes: { valor_limite } }: Cupom,
  { usos }: ContextoCupom,
  desconto: number,
): RecusaCupom | null {
  const { descontado = 0 } = usos[idcupom] ?? {}
  if (!valor_limite || descontado + toCentavos(desconto) <= toCentavos(valor_limite)) return null
  return refuse('valor_limite', 'O que resta deste cupom não cobre o desconto desta compra.')
}

function refuse(impedimento: Impedimento, motivo: string): RecusaCupom {
  return { impedimento, motivo }
}
