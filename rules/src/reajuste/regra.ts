import type { PrecosDeclarados } from '#preco'

/** How a price ends: with which centavos, or in whole tens of centavos or reais. */
export const finais = ['NENHUM', 'FINAL_90', 'FINAL_99', 'DEZ_CENTAVOS', 'REAL'] as const
export type FinalDoPreco = (typeof finais)[number]

/** What becomes of the list price of many products (issue 17, line 5; ux 3.6 "bulk by rule"). */
export interface RegraDeReajuste {
  /** What the percentage is of: the price that stands, or what the product costs the supplier. */
  base: 'PRECO' | 'CUSTO'
  /** -10 is 10 % less, absent nothing: of the cost, the cost itself. */
  percentual?: number | undefined
  final: FinalDoPreco
  /** Sale, wholesale and tiers move as the price does; else they stay. */
  junto: boolean
  /** Whether a price may come to stand below the cost; else the product is left out. */
  abaixodocusto: boolean
}

/** A product as a rule reads it: reais. */
export interface ProdutoComPrecos extends PrecosDeclarados {
  custo: number | null
  precominimo: number | null
}

/** Why a rule leaves a product as it is. */
export const motivosDePulo = ['SEM_PRECO', 'SEM_CUSTO', 'ABAIXO_DO_CUSTO', 'CONTRADIZ', 'LIMITE'] as const
export type MotivoDePulo = (typeof motivosDePulo)[number]

/** Prices that change with the list price, as they will be. */
export type PrecosNovos = Pick<
  ProdutoComPrecos,
  'precooferta' | 'precovendaatacado' | 'descontoProgressivo'
> & {
  preco: number
}

export type Reajustado =
  | { tipo: 'MUDA'; novos: PrecosNovos; isAbaixoDoCusto: boolean }
  | { tipo: 'IGUAL' }
  | { tipo: 'PULADO'; motivo: MotivoDePulo; erro: string }
