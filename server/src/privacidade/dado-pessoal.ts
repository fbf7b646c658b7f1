/** How the rows that belong to one person are found. */
export type Dono =
  | 'cliente'
  /** Through the cliente's orders. */
  | 'pedido'
  /** Through logins that are linked to no other cliente. */
  | 'usuario'
  /** By the address in this column. */
  | { email: string }
  /** Only the work named in `prazo` finds them. */
  | 'ninguem'

/** What an erasure (LGPD art. 18) does to them. */
export type Exclusao =
  | 'apaga'
  /** The row stays, for what it says of the store's own affairs; these columns become the given values. */
  | 'limpa'
  /** Written by hand: a name that says nothing stands where the person's was. */
  | 'troca'
  /** Kept for its own term, for the reason that `porque` gives. */
  | 'fica'

export interface DadosPessoais {
  tabela: string
  finalidade: string
  /** How long it is kept, and what deletes it when erasure is not asked for. */
  prazo: string
  dono: Dono
  exclusao: Exclusao
  /** What each column becomes; without `limpa` their names alone count. JSON values are given as they are. */
  colunas: Record<string, unknown>
  porque?: string
}

/** Term: for as long as the account exists. */
export const CONTA = 'enquanto a conta existir'
/** Term: for as long as the order is kept. */
export const PEDIDO = 'enquanto o pedido for guardado (5 anos, CTN art. 173)'

/** Columns of which only the names matter. @param texto the names, separated by spaces */
export const nomes = (texto: string): Record<string, unknown> =>
  Object.fromEntries(texto.split(' ').map((nome) => [nome, undefined]))
