/**
 * Who may make a call (§6). A person can hold several at once: the session decides which one acts. An API key is of one of two
 * kinds: `api-key` buys for the one cliente that it names, `erp` is the supplier's own system at the panel's calls (decision 0043).
 */
export const papeis = [
  'visitante',
  'cliente',
  'usuario vinculado',
  'representante',
  'atendente',
  'fornecedor',
  'operador',
  'api-key',
  'erp',
] as const
export type Papel = (typeof papeis)[number]

/** Whose data a call touches; the server checks it before the handler runs. */
export type Dono =
  /** Anybody's to read: nothing personal in the answer. */
  | 'publico'
  /** The session alone: what is answered depends on it, never on an id of the request. */
  | 'sessao'
  /** `idcliente` of the request must be a cliente this session may act for. */
  | 'cliente'
  /** The same, but a visitor may ask too and gets the public answer, whatever id it sends. */
  | 'cliente ou visitante'
  /** What belongs to the supplier of the request, for the people who work there: at another supplier they are visitors. */
  | 'fornecedor'
  /** `numpedido` must belong to a cliente (or fornecedor) of this session; strangers get 404. */
  | 'pedido'
  /** The room must be of a cliente (or of the fornecedor) of this session; strangers get 404. */
  | 'sala'
  /** Proven by the payload itself (a provider's signature). */
  | 'assinatura'

export const todos: readonly Papel[] = [...papeis]
/** The supplier's people, its own systems, and the platform. */
export const equipeOuErp: readonly Papel[] = ['atendente', 'fornecedor', 'operador', 'erp']
/** Anyone with a login that buys. */
export const compradores: readonly Papel[] = ['cliente', 'usuario vinculado', 'representante', 'api-key']
/** Buyers and the staff that serves them: every role with a login. */
export const compradoresEEquipe: readonly Papel[] = [...compradores, 'atendente', 'fornecedor', 'operador']
/** The same without systems: what is asked is about a person's own login. */
export const pessoas: readonly Papel[] = compradoresEEquipe.filter((papel) => papel !== 'api-key')
