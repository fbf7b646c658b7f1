/**
 * A rule of a supplier for the taxes that its invoices add to the price (brazil.md 7): for one product, or for every
 * product whose NCM begins with these digits. Percentages with two decimals, 5 is 5 %.
 */
export interface RegraImposto {
  idcadastroextraproduto: string | null
  /** 2 to 8 digits. */
  ncm: string | null
  /** Where the goods go; null: every state. */
  uf: string | null
  /** Null: the rule does not set IPI; 0: it sets no IPI. */
  ipi: number | null
  /** Margin by which the state presumes the price of resale; null: the rule says nothing of ICMS-ST. */
  mva: number | null
  /** Of the state of destination. 0: no ICMS-ST. */
  aliquotainterna: number | null
  /** Null: as the Senate says for the two states and the origin of the goods. */
  aliquotainterestadual: number | null
  /** Additional percentage of the state of destination for its fund against poverty (FCP). */
  fcp: number | null
}

/** What of the supplier decides which taxes it charges. */
export interface SituacaoFiscal {
  /** The supplier makes the goods, or counts by law as their maker: IPI is charged. */
  industria: boolean
  /** Simples Nacional: its IPI is inside of its own tax, and the margin of ST is not adjusted between states. */
  simples: boolean
  uf: string
}

/** What of a product decides its taxes. */
export interface ProdutoTributado {
  id: string
  ncm: string | null
  /** Table A of the ICMS, 0 to 8. */
  origem: number
}

/** The buyer, and the state that the goods go to. */
export interface DestinoFiscal {
  /** Null: not known yet. */
  uf: string | null
  /** Registered at its state and reselling: ICMS-ST is charged. */
  contribuinte: boolean
}
