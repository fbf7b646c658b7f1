export { CamposDaFileira } from './campos-da-fileira.tsx'
export { novoCarrossel } from './carrossel-descrito.ts'
export { useFileira, type Fileira } from './use-fileira.ts'
export { writeFileira } from './write-fileira.ts'
