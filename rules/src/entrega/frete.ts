import { fromCentavos, toCentavos } from '#dinheiro'

/** A row of a price table: what it covers and what it costs there, in reais and grams. */
export interface FaixaFrete {
  /** Null: anywhere. */
  idarea: string | null
  /** 8 digits, both ends inside; both null: any CEP, and places without one. */
  cep_inicio: string | null
  cep_fim: string | null
  /** Null: any weight. */
  ate_gramas: number | null
  /** From this value of the goods on. */
  desde: number
  preco: number
  /** For each kilogram begun. */
  por_kg: number
  /** On top of the form's own lead time. */
  prazo_dias: number
}

/** How a delivery form is priced. */
export interface TabelaFrete {
  preco: number
  /** Free from this value on, whatever the table says. */
  gratis_acima?: number | null
  /** None: every area, at `preco`. */
  faixas: readonly FaixaFrete[]
}

export interface LugarEntrega {
  /** 8 digits; null when the address has none. */
  cep: string | null
  /** Areas of the fornecedor that hold it. */
  idareas: readonly string[]
}

/** From a value of the goods on (reais, after discounts), delivery costs this much. */
export interface DegrauFrete {
  desde: number
  taxa: number
}

/**
 * What delivery to a place costs by the value of the goods; null when the form does not go there, or not with so much
 * weight. Of all rows that hold, the cheapest counts (of two prices the lower one is charged), whatever their order: more
 * value never costs more, more weight never less.
 */
export function listDegraus(
  { preco, gratis_acima = null, faixas }: TabelaFrete,
  lugar: LugarEntrega,
  gramas: number,
): DegrauFrete[] | null {
  const validas = faixas.filter((faixa) => isNoLugar(faixa, lugar) && gramas <= (faixa.ate_gramas ?? gramas))
  const precos =
    faixas.length === 0
      ? [{ desde: 0, taxa: preco }]
      : validas.map((faixa) => ({ desde: faixa.desde, taxa: priceFaixa(faixa, gramas) }))
  if (precos.length === 0) return null
  const gratis = gratis_acima === null ? [] : [{ desde: gratis_acima, taxa: 0 }]
  const first = Math.min(...precos.map(({ desde }) => desde))
  const degraus: DegrauFrete[] = []
  for (const { desde, taxa } of [...precos, ...gratis].sort((a, b) => a.desde - b.desde || a.taxa - b.taxa)) {
    const ultimo = degraus.at(-1)
    // Free delivery does not make a form available below the value at which its table begins.
    const from = Math.max(desde, first)
    if (!ultimo || (taxa < ultimo.taxa && from > ultimo.desde)) degraus.push({ desde: from, taxa })
    else ultimo.taxa = Math.min(ultimo.taxa, taxa)
  }
  return degraus
}

/** What delivery costs for a value of products after discounts, in reais (§3 taxaentrega); below the first step, as there. */
export function computeTaxaEntrega(degraus: readonly DegrauFrete[], valor: number): number {
  const [primeiro] = degraus
  return (degraus.findLast(({ desde }) => desde <= valor) ?? primeiro)?.taxa ?? 0
}

/** The next step that costs less, for 'Faltam R$ 12,30 para frete grátis'; null when there is none. */
export function nextDegrau(degraus: readonly DegrauFrete[], valor: number): DegrauFrete | null {
  const taxa = computeTaxaEntrega(degraus, valor)
  return degraus.find((degrau) => degrau.desde > valor && degrau.taxa < taxa) ?? null
}

/**
 * Days that the place adds to the lead time: the longest of the rows that cover it, so that the promised day holds for the whole basket.
 */
export function prazoDoLugar(faixas: readonly FaixaFrete[], lugar: LugarEntrega): number {
  return Math.max(0, ...faixas.filter((faixa) => isNoLugar(faixa, lugar)).map(({ prazo_dias }) => prazo_dias))
}

/** The lowest price of a form, before the place is known. */
export function menorTaxa({ preco, faixas }: TabelaFrete): number {
  return faixas.length === 0 ? preco : Math.min(...faixas.map((faixa) => faixa.preco))
}

/**
 * The lowest minimum value among these forms, before the place is known: below it no form takes an order. Null: some form takes
 * any order, or there is none.
 */
export function menorMinimo(
  formas: readonly { pedido_minimo?: number | null; faixas: readonly FaixaFrete[] }[],
): number | null {
  const minimos = formas.map(({ pedido_minimo, faixas }) =>
    Math.max(pedido_minimo ?? 0, faixas.length === 0 ? 0 : Math.min(...faixas.map(({ desde }) => desde))),
  )
  const menor = minimos.length === 0 ? 0 : Math.min(...minimos)
  return menor > 0 ? menor : null
}

/** Without a minimum every order reaches it. */
export function isAboveMinimo(
  { pedido_minimo }: { pedido_minimo?: number | null },
  subtotal: number,
): boolean {
  return subtotal >= (pedido_minimo ?? 0)
}

function isNoLugar({ idarea, cep_inicio, cep_fim }: FaixaFrete, { cep, idareas }: LugarEntrega): boolean {
  if (idarea !== null && !idareas.includes(idarea)) return false
  if (cep_inicio === null || cep_fim === null) return true
  return cep !== null && cep >= cep_inicio && cep <= cep_fim
}

function priceFaixa({ preco, por_kg }: FaixaFrete, gramas: number): number {
  return fromCentavos(toCentavos(preco) + toCentavos(por_kg) * Math.ceil(gramas / 1000))
}
