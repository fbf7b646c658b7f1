import { computeTaxaEntrega, listDegraus, type FaixaFrete } from '#entrega'

/** What is told of a delivery form to somebody who did not say where to. */
export interface FormaAnunciada {
  preco: number
  gratis_acima: number | null
  faixas: readonly FaixaFrete[]
  prazo_dias: number
}

/** What the delivery of one product costs in a region, at most. */
export interface FreteAnunciado {
  /** First and last CEP, 8 digits each, both included; null: everywhere the supplier delivers. */
  ceps: { inicio: string; fim: string } | null
  /** Reais. */
  taxa: number
  /** Days between the order and its delivery, at most. */
  dias: number
}

/** Maximum number of regions: search engines read only the first ones, and each makes the page larger. */
const MAX_FRETES = 10

/**
 * What it costs to bring a product that costs `valor`. A price that is asked for by weight is told only of goods whose weight is known:
 * who looks at an announcement is never asked for more than it said.
 */
export function listFretes(
  formas: readonly FormaAnunciada[],
  { valor, gramas }: { valor: number; gramas: number | null },
): FreteAnunciado[] {
  const fretes = formas.flatMap((forma) =>
    regionsOf(forma, gramas).flatMap(({ ceps, faixas }) => {
      const degraus = listDegraus(
        { ...forma, faixas },
        { cep: ceps?.inicio ?? null, idareas: [] },
        gramas ?? 0,
      )
      if (!degraus || (degraus[0]?.desde ?? 0) > valor) return []
      const dias = forma.prazo_dias + Math.max(0, ...faixas.map(({ prazo_dias }) => prazo_dias))
      return [{ ceps, taxa: computeTaxaEntrega(degraus, valor), dias }]
    }),
  )
  return mostOf(fretes).slice(0, MAX_FRETES)
}

/** Rows of a price table by the CEPs that they name. A row that names one of the store's areas is told without CEPs, for others do not know the area. */
function regionsOf({ faixas }: FormaAnunciada, gramas: number | null) {
  if (faixas.length === 0) return [{ ceps: null, faixas: [] }]
  const told = faixas.filter(
    ({ por_kg, ate_gramas }) => gramas !== null || (por_kg === 0 && ate_gramas === null),
  )
  return [...Map.groupBy(told, regionOf).values()].flatMap((iguais) => {
    const [primeira] = iguais
    if (!primeira) return []
    const { cep_inicio: inicio, cep_fim: fim } = primeira
    const ceps = inicio !== null && fim !== null ? { inicio, fim } : null
    return [{ ceps, faixas: iguais.map((faixa) => ({ ...faixa, idarea: null })) }]
  })
}

const regionOf = ({ idarea, cep_inicio, cep_fim }: FaixaFrete) => `${idarea}|${cep_inicio}|${cep_fim}`

/** One for each region: the dearest and the slowest of the forms that go there. */
function mostOf(fretes: readonly FreteAnunciado[]): FreteAnunciado[] {
  const porRegiao = Map.groupBy(fretes, ({ ceps }) => (ceps ? `${ceps.inicio}-${ceps.fim}` : ''))
  return [...porRegiao.values()].map((iguais) => ({
    ceps: iguais[0]?.ceps ?? null,
    taxa: Math.max(...iguais.map(({ taxa }) => taxa)),
    dias: Math.max(...iguais.map(({ dias }) => dias)),
  }))
}
