/** People of the demo: logins of the issue, and the companies that the representative sells to. Nobody here exists. */

export interface ClienteDemo {
  /** Names it in this file. */
  chave: string
  tipo_documento: 'CPF' | 'CNPJ'
  /** Without its mask, check digits included. */
  documento: string
  nome: string
  razaosocial?: string
  email: string
  telefone: string
  data_nascimento?: string
  enderecos: EnderecoDemo[]
  cadastros: CadastroDemo[]
}

export interface EnderecoDemo {
  apelido: string
  rua: string
  numero: string
  complemento?: string
  bairro: string
  cidade: string
  uf: string
  cep: string
  lat: number
  lng: number
}

export interface CadastroDemo {
  slug: string
  aprovado: boolean | null
  /** Reais. */
  limite?: number
  tags?: string[]
  /** Login of its representative. */
  representante?: string
}

export interface UsuarioDemo {
  email: string
  nome: string
  /**
   * Clientes it acts for, the primary one first; `submete: false` takes the permission submissao_pedido away,
   * `administra: false` the management of the other logins.
   */
  clientes?: { chave: string; submete?: boolean; administra?: boolean }[]
  equipe?: { slug: string; papel: 'representante' | 'atendente' | 'fornecedor' }[]
  operador?: boolean
  /** Version of the terms that it accepted, where that is not the one in force: it is asked at its next visit. */
  termos?: string
  /** What it shows, for the list printed at start. */
  mostra: string
}
