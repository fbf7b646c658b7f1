export { CartaoAprovacao } from './cartao-aprovacao.tsx'
export { ConviteAprovacao } from './convite-aprovacao.tsx'
export { PilulaAprovacao } from './pilula-aprovacao.tsx'
