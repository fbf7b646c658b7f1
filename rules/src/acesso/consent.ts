/** Four cookie groups (§4 Local persistence): 0 what the store needs, 1 the user, 2 comfort, 3 analytics and UTM. */
export type Grupos = readonly [boolean, boolean, boolean, boolean]

export interface Consent {
  /** The stored choice; four true values until there is one. */
  grupos: Grupos
  /** Whether the visitor has chosen. */
  decidido: boolean
}

/** Parts of the state kept in the browser. */
export type EstadoLocal = 'carrinho' | 'chat' | 'rota' | 'usuario' | 'outros'

export const defaultGrupos: Grupos = [true, true, true, true]

/** Reads X-Cookie-Consent '1,0,1,1' and X-Cookie-Consent-Decided '0|1'; anything malformed is the undecided default. */
export function parseConsent(consent?: string | null, decided?: string | null): Consent {
  const isWellFormed = /^[01](?:,[01]){3}$/.test(consent ?? '')
  if (!consent || !isWellFormed) return { grupos: defaultGrupos, decidido: false }
  const [a, b, c, d] = consent.split(',').map((flag) => flag === '1')
  return { grupos: [a === true, b === true, c === true, d === true], decidido: decided === '1' }
}

/** The header and cookie value: '1,1,0,0'. */
export function formatConsent(grupos: Grupos): string {
  return grupos.map(Number).join(',')
}

/** Groups that may act now: until the visitor has chosen, the first alone (readings 8). */
export function listEffective({ grupos, decidido }: Consent): Grupos {
  return decidido ? grupos : [true, false, false, false]
}

/** What is no longer kept on the device once groups are declined (§4 Local persistence). */
export function droppedState(grupos: Grupos): EstadoLocal[] {
  const dropped: EstadoLocal[][] = [['carrinho', 'chat', 'rota'], ['usuario'], ['outros'], []]
  return dropped.flatMap((estados, group) => (grupos[group] ? [] : estados))
}
