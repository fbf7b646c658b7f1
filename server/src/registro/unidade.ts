/** What a stored number or text is, where its looks do not say it. */
export type Unidade =
  | 'centavos'
  | 'decimilesimos'
  | 'milesimos'
  | 'pontos'
  | 'porcento'
  | 'centesimos'
  | 'gramas'
  | 'momento'
  | 'dia'
  | 'weekday'
  | 'codigo'
  | Referencia

/** The table that an id is of. */
export interface Referencia {
  de: TabelaComNome
}

/** Records that others name by their id. */
export type TabelaComNome = (typeof tabelasComNome)[number]
export const tabelasComNome = [
  'area',
  'categoria',
  'cliente',
  'combo',
  'combo_grupo',
  'cupom',
  'forma_entrega',
  'forma_pagamento',
  'link_acao',
  'loja',
  'politica',
  'produto',
  'publicacao',
  'resposta_pronta',
  'segmento',
  'servico',
  'setor',
  'tipo_assinatura',
  'usuario',
] as const

/** A column in words; null: it follows from others, or says nothing to a person. */
export type Palavra = readonly [nome: string, unidade?: Unidade] | null

export interface PalavrasDoCadastro {
  /** Kind of record: 'Forma de entrega'. */
  tipo: string
  /** Column that names a record in its own row, or the record that it belongs to and which part of its key that is. */
  nome: string | ({ coluna: string; parte?: number } & Referencia) | null
  campos: Readonly<Record<string, Palavra>>
}
