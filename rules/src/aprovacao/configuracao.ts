/** The people who have to agree: one of them is enough, or all of them must. */
export interface NivelAprovacao {
  tipo: 'QUALQUER' | 'TODOS'
  /** Logins, by idusuario. */
  aprovadores: readonly string[]
}

/**
 * What an order is looked at for: its value; a category; a cost centre; more than what is left of its cost centre's budget in this
 * month; a product that is not on a list of the company; a price that was negotiated.
 */
export const tiposDeCondicao = [
  'VALOR',
  'CATEGORIA',
  'CENTRO',
  'ORCAMENTO',
  'FORA_DA_LISTA',
  'PRECO_FORA',
] as const

/** One condition, with what its kind asks for; flat, for the wire takes no unions. */
export interface CondicaoAprovacao {
  tipo: (typeof tiposDeCondicao)[number]
  /** Reais, of VALOR. */
  acima?: number
  /** Of CATEGORIA. */
  idcategorias?: readonly string[]
  /** Codes, of CENTRO. */
  centros?: readonly string[]
  /** Of FORA_DA_LISTA. */
  idlista?: string
}

export interface RegraAprovacao {
  idregra: string
  nome: string
  ativa: boolean
  /** Whether those who administer the company are asked too. */
  paraQuem: 'TODOS' | 'MENOS_ADMINISTRADORES'
  /** All must hold; none: every order. */
  condicoes: readonly CondicaoAprovacao[]
  /** Levels of approval, asked one after the other. */
  niveis: readonly NivelAprovacao[]
}

/** Approves for another from one day to another ('YYYY-MM-DD', both included); that one still may. */
export interface Suplente {
  de: string
  para: string
  inicio: string
  fim: string
}

export interface CentroCusto {
  codigo: string
  nome: string
  /** Reais in a month; null: without limit. */
  orcamento: number | null
}

/** How a company buys: kept for one supplier, or for all of them. */
export interface ConfiguracaoAprovacao {
  /** Hours after which a request without an answer ends. */
  prazoHoras: number
  /** The person who is asked when none of the approvers of a rule is available; null: the administrators of the company. */
  reserva: string | null
  regras: readonly RegraAprovacao[]
  suplentes: readonly Suplente[]
  centros: readonly CentroCusto[]
}

/** A login of the company. */
export interface PessoaAprovacao {
  idusuario: string
  nome: string
  administra: boolean
  /** It has the permission `submissao_pedido`: without it a person only prepares orders, and approves nothing. */
  submete: boolean
}

/** Without rules of its own: who lacks `submissao_pedido` asks those who have it. */
export const semRegras: ConfiguracaoAprovacao = {
  prazoHoras: 72,
  reserva: null,
  regras: [],
  suplentes: [],
  centros: [],
}
