export { CamposEndereco } from './campos-endereco.tsx'
export { saveEndereco } from './save-endereco.ts'
export type { EstadoEnderecos } from './save-endereco.ts'
