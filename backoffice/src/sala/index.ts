export { ConversaAoLado } from './conversa-ao-lado.tsx'
export { loadSala, readSala } from './load-sala.ts'
export type { DadosSala } from './load-sala.ts'
export { Sala } from './sala.tsx'
