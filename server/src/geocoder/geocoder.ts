import type { Coordenadas, Localizacao } from './localizacao.ts'

export interface OpcoesDeBusca {
  /** At most this many answers. */
  limite: number
  /** Answers of equal weight come nearest first. */
  perto?: Coordenadas
}

/** The address search (§2 "Address search", §3 Address). No method throws: what cannot be found is null or []. */
export interface Geocoder {
  /** `cep` with or without hyphen. */
  cep(cep: string): Promise<Localizacao | null>
  search(texto: string, opcoes: OpcoesDeBusca): Promise<Localizacao[]>
  reverse(lat: number, lng: number): Promise<Localizacao | null>
}

/**
 * One source of places. It serves what it can: a method it lacks is skipped. A method answers null or [] for
 * "there is no such place" and throws for "could not ask" (the chain then goes on to the next one).
 */
export interface AdaptadorGeocoder {
  nome: string
  /** False for data in memory; true when answers cost a request and are worth keeping. */
  remoto: boolean
  /** Eight digits. */
  cep?(cep: string): Promise<Localizacao | null>
  search?(texto: string, opcoes: OpcoesDeBusca): Promise<Localizacao[]>
  reverse?(lat: number, lng: number): Promise<Localizacao | null>
}
