export { loadSala } from './load-sala.ts'
export { Sala } from './sala.tsx'
